// What stands around a page: a table that is played at, or a game that is shown again, has the whole window to itself.

class Frame {
  /** Whether the page brings its own bar, and neither header nor margins. */
  bare = $state(/^\/(table|replay)\//.test(location.pathname));
}

export const frame = new Frame();
