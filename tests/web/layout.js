// Looks at a table as it is drawn, and says what is wrong with it: a list of complaints, each with what it is about.
// `wanted` has the size of the screen, what answers a question, the zones that must be in sight, and how far from each
// other some of them may be; `still` milliseconds nothing may move by itself.
async (wanted) => {
  const { width, height, answers, zones, beside, least, still } = wanted;
  /** Rounding, and shadows of one pixel. */
  const SLACK = 1.5;
  /** A card that can be taken is lifted, and may stand out of its zone by so much. */
  const LIFT = 12;
  const SMALLEST = 12, SMALLEST_ON_CARDS = 11;
  const CARD = "[data-card], .card, .strip, .large";
  /** The letters and numbers beside the squares of an island may be as small as what stands on cards. */
  const SMALL = `${CARD}, [data-zone=maps] .letters`;
  /** What lies on top of the table for a while, and what scrolls by its nature. */
  const APART = "dialog, [popover], [data-zone=drawer]";
  const complaints = new Set();

  /** How a builder finds the thing. */
  const named = (element) => {
    const one = (part) => {
      const marks = ["zone", "card", "square", "seat", "pile", "column"].flatMap((mark) =>
        part.dataset?.[mark] !== undefined ? [`[data-${mark}=${part.dataset[mark]}]`] : [],
      );
      const classes = [...part.classList].filter((name) => !name.startsWith("svelte-") && !/^s-/.test(name));
      return part.localName + classes.map((name) => `.${name}`).join("") + marks.join("");
    };
    const zone = element.closest("[data-zone]");
    const said = (element.getAttribute("aria-label") ?? element.textContent ?? "").trim().replace(/\s+/g, " ").slice(0, 30);
    return `${zone && zone !== element ? `[data-zone=${zone.dataset.zone}] ` : ""}${one(element)}${said ? ` "${said}"` : ""}`;
  };
  const complain = (what, element, more = "") => complaints.add(`${what}: ${typeof element === "string" ? element : named(element)}${more ? ` (${more})` : ""}`);
  const px = (number) => `${Math.round(number * 10) / 10}`;
  const placed = (box) => `${px(box.left)},${px(box.top)} to ${px(box.right)},${px(box.bottom)}`;

  const shown = (element) => {
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true })) return false;
    for (let one = element; one; one = one.parentElement) if (getComputedStyle(one).clipPath === "inset(50%)") return false;
    const box = element.getBoundingClientRect();
    return box.width > 0 && box.height > 0;
  };
  const all = (selector) => [...document.querySelectorAll(selector)].filter(shown);
  const screen = { left: 0, top: 0, right: width, bottom: height };
  const overlap = (a, b) => ({ left: Math.max(a.left, b.left), top: Math.max(a.top, b.top), right: Math.min(a.right, b.right), bottom: Math.min(a.bottom, b.bottom) });
  const within = (box, outer, slack = SLACK) =>
    box.left >= outer.left - slack && box.top >= outer.top - slack && box.right <= outer.right + slack && box.bottom <= outer.bottom + slack;
  const apart = (a, b) => Math.hypot(Math.max(0, a.left - b.right, b.left - a.right), Math.max(0, a.top - b.bottom, b.top - a.bottom));

  /** What is left of a box in an element where that and those around it cut it off. */
  const uncut = (element, box) => {
    let left = overlap(box, screen);
    let fixed = false;
    for (let one = element; one && !fixed; one = one.parentElement) {
      const style = getComputedStyle(one);
      const outer = one.getBoundingClientRect();
      if (style.overflowX !== "visible") left = overlap(left, { ...screen, left: outer.left, right: outer.right });
      if (style.overflowY !== "visible") left = overlap(left, { ...screen, top: outer.top, bottom: outer.bottom });
      fixed = style.position === "fixed";
    }
    return left;
  };

  // -- the page itself

  const page = document.scrollingElement;
  if (page.scrollHeight > height + SLACK || page.scrollWidth > width + SLACK) complain("the page scrolls", `${page.scrollWidth} x ${page.scrollHeight} on ${width} x ${height}`);
  const dialogs = all("dialog[open]");
  for (const dialog of dialogs) complain("a dialog is open", dialog);

  // -- zones

  const found = all("[data-zone]").filter((zone) => !zone.closest(APART));
  const zone = (name) => found.filter((one) => one.dataset.zone === name);
  for (const name of zones) {
    const parts = zone(name);
    if (parts.length === 0) complain("no such zone", `[data-zone=${name}]`);
    for (const part of parts) {
      const box = part.getBoundingClientRect();
      if (!within(box, screen)) complain("out of sight", part, placed(box));
      else if (!within(box, uncut(part.parentElement, box))) complain("cut off", part, placed(box));
    }
  }
  for (const [one, other, far] of beside) {
    for (const a of zone(one)) {
      const gaps = zone(other).map((b) => apart(a.getBoundingClientRect(), b.getBoundingClientRect()));
      if (gaps.length > 0 && Math.min(...gaps) > far) complain("too far away", a, `${px(Math.min(...gaps))} px from ${other}`);
    }
  }
  for (const [place, a] of found.entries()) {
    for (const b of found.slice(place + 1)) {
      if (a.contains(b) || b.contains(a)) continue;
      const both = overlap(a.getBoundingClientRect(), b.getBoundingClientRect());
      const [wide, high] = [both.right - both.left, both.bottom - both.top];
      if (wide > 2 && high > 2) complain("zones overlap", a, `${named(b)} by ${px(wide)} x ${px(high)} at ${px(both.left)},${px(both.top)}`);
    }
  }
  if (zone("question").length > 0 && !zone("question").some((one) => one.textContent.trim())) complain("asks nothing", zone("question")[0]);

  // -- cards one must be able to read

  for (const name of ["hand", "line", "mine"]) {
    for (const card of zone(name).flatMap((one) => [...one.querySelectorAll("[data-card]")]).filter(shown)) {
      if (card.closest(APART)) continue;
      const box = card.getBoundingClientRect();
      if (!within(box, uncut(card.parentElement, box), LIFT / 2)) complain("cut off", card, placed(box));
    }
  }

  // -- answers

  /** How far one can go from a point, in steps, and still hit the thing. */
  const REACH = 2;
  const hits = (element, x, y) => {
    const top = document.elementFromPoint(x, y);
    return top !== null && (element === top || element.contains(top));
  };
  const run = (element, from, step) => {
    let [x, y] = from;
    let length = 0;
    while (length < 400 && hits(element, x + step[0] * REACH, y + step[1] * REACH)) {
      x += step[0] * REACH;
      y += step[1] * REACH;
      length += REACH;
    }
    return length;
  };
  /** The point to aim at: the middle, or where others lie over that the middle of what is left of the middle line. */
  const aim = (element, box) => {
    const y = (box.top + box.bottom) / 2;
    if (hits(element, (box.left + box.right) / 2, y)) return [(box.left + box.right) / 2, y];
    const open = [];
    for (let x = box.left + 1; x < box.right; x += REACH) if (hits(element, x, y)) open.push(x);
    return open.length > 0 ? [open[Math.floor(open.length / 2)], y] : null;
  };
  const heap = (element) => element.closest("[data-zone=hand] [data-card], [data-zone=mine] [data-card], [data-zone=others] [data-card]");

  const offered = all(answers);
  const controls = all("button:enabled, a[href], select, input:not([type=hidden])").filter((one) => !offered.includes(one) && !one.closest(APART) && one.getAttribute("aria-disabled") !== "true");
  if (offered.length === 0) complain("nothing answers", answers);
  const ABOVE = "[data-above]";
  /** A row of answers may be longer than its place, if it can be swiped: then each is looked at where it comes to lie. */
  const ROW = ".question > ul, .told";
  const swiped = (answer) => {
    const row = answer.closest(ROW);
    if (!row || getComputedStyle(row).overflowX === "visible" || row.scrollWidth <= row.clientWidth + SLACK) return;
    answer.scrollIntoView({ inline: "nearest", block: "nearest", behavior: "instant" });
  };
  for (const answer of offered) {
    swiped(answer);
    const box = answer.getBoundingClientRect();
    const asks = answer.closest("[data-square]") ? least.squares : answer.closest("[data-zone=others] .strip") ? least.others : least.answers;
    if (!within(box, screen, LIFT)) {
      complain("answer out of sight", answer, placed(box));
      continue;
    }
    const at = aim(answer, box);
    const middle = at && Math.abs(at[0] - (box.left + box.right) / 2) < 1;
    if (!at || (!middle && !heap(answer))) {
      const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
      const over = document.elementFromPoint(x, y);
      complain("answer covered", answer, `${placed(box)}, by ${over ? named(over) : "nothing"}`);
      continue;
    }
    const wide = 1 + run(answer, at, [1, 0]) + run(answer, at, [-1, 0]);
    const high = 1 + run(answer, at, [0, 1]) + run(answer, at, [0, -1]);
    // steps of two, and an edge on each side
    if (wide + 3 < asks || high + 3 < asks) complain(`answer below ${asks} px`, answer, `${px(box.width)} x ${px(box.height)}, of which one hits ${wide} x ${high}`);
  }
  for (const control of controls) {
    const box = control.getBoundingClientRect();
    const seen = uncut(control.parentElement, box);
    if (seen.right <= seen.left || seen.bottom <= seen.top || control.closest(".skip")) continue;
    // covered cards of others only tell more of themselves: 17 to 21 px by the art direction
    const asks = control.matches("[data-zone=others] :is(.strip, .all), [data-zone=mine] :is(.strip, .all):not(.pickable)") ? least.covered : least.controls;
    if (Math.min(box.width, box.height) < asks - SLACK) complain(`control below ${asks} px`, control, `${px(box.width)} x ${px(box.height)}`);
  }

  for (const row of all(ROW)) row.scrollTo({ left: 0, behavior: "instant" });

  // -- what is asked has its place, and keeps to it

  const inline = document.createRange();
  for (const question of zone("question")) {
    const parts = [...question.querySelectorAll("*")].filter((one) => !one.closest(ABOVE) && !one.closest(".hidden") && !one.closest("svg") && shown(one));
    const place = question.getBoundingClientRect();
    const seen = (part) => {
      inline.selectNodeContents(part);
      const box = part.matches("button") ? part.getBoundingClientRect() : inline.getBoundingClientRect();
      // of what can be swiped only what is seen now
      return part.closest(ROW) ? uncut(part, box) : box;
    };
    const leaves = parts
      .filter((one) => one.matches("button:not([data-card])") || (!one.closest("button") && [...one.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.data.trim())))
      .map((part) => [part, seen(part)])
      .filter(([, box]) => box.right - box.left > 1 && box.bottom - box.top > 1);
    for (const [part, box] of leaves) if (!within(box, place, 3)) complain("bursts out of the question", part, `${placed(box)}, out of ${placed(place)}`);
    for (const [number, [one, box]] of leaves.entries()) {
      for (const [other, next] of leaves.slice(number + 1)) {
        const both = overlap(box, next);
        if (one.contains(other) || other.contains(one) || both.right - both.left <= 3 || both.bottom - both.top <= 3) continue;
        complain("one over the other in the question", one, `${named(other)} at ${placed(both)}`);
      }
    }
  }

  // -- words

  /** How much higher than written something is drawn. */
  const zoomed = (element) => {
    let by = 1;
    for (let one = element; one; one = one.parentElement) {
      const { transform, scale } = getComputedStyle(one);
      if (transform !== "none") by *= Math.hypot(new DOMMatrix(transform).c, new DOMMatrix(transform).d);
      if (scale !== "none") by *= Math.abs(Number(scale.split(" ").at(1) ?? scale));
    }
    return by;
  };

  /** Whether a word is broken where it has no hyphen. */
  const broken = (text) => {
    let [top, before] = [null, ""];
    for (let at = 0; at < text.data.length; at++) {
      const letter = text.data[at];
      range.setStart(text, at);
      range.setEnd(text, at + 1);
      const box = [...range.getClientRects()].at(-1);
      if (/[^\s\u00ad]/.test(letter) && box && box.width > 0) {
        if (top !== null && box.top > top + 4 && /[^\s\u00ad-]/.test(before)) return true;
        top = box.top;
      }
      before = letter;
    }
    return false;
  };

  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (walker.nextNode()) {
    const text = walker.currentNode;
    const parent = text.parentElement;
    if (!text.data.trim() || !parent || parent.closest("script, style, select, [hidden]") || parent.closest(APART) || !shown(parent)) continue;
    range.selectNodeContents(text);
    const box = range.getBoundingClientRect();
    const seen = uncut(parent, box);
    if (box.width === 0 || seen.right - seen.left < 1 || seen.bottom - seen.top < 1) continue;
    if (parent.matches(".name") && parent.closest(CARD) && broken(text)) complain("word broken", parent, `"${text.data}"`);
    const svg = parent.closest("svg");
    const zoom = svg ? parent.getScreenCTM?.().d ?? 1 : zoomed(parent);
    const size = parseFloat(getComputedStyle(parent).fontSize) * zoom;
    const floor = parent.closest(SMALL) ? SMALLEST_ON_CARDS : SMALLEST;
    const said = `"${text.data.trim().slice(0, 30)}"`;
    if (size < floor - 0.05) complain(`text below ${floor} px`, parent, `${px(size)} px ${said}`);
    const place = parent.closest("[data-zone]")?.dataset.zone;
    const short = getComputedStyle(parent).textOverflow === "ellipsis" || getComputedStyle(parent.parentElement).textOverflow === "ellipsis";
    const swipes = parent.closest(ROW) !== null && getComputedStyle(parent.closest(ROW)).overflowX !== "visible";
    const cut = (!swipes && (box.left < seen.left - 3 || box.right > seen.right + 3)) || box.top < seen.top - 4 || box.bottom > seen.bottom + 4;
    // what scrolls inside its own frame may be cut, and what ends in dots outside of the question and cards; strips of covered
    // cards may end in dots, too: their cards are shown in large
    if (cut && place !== undefined && (!short || place === "question" || (parent.closest(CARD) && !parent.closest(".strip")))) complain("text cut off", parent, `${said} ${placed(box)}, seen ${placed(seen)}`);
  }

  // -- nothing moves by itself while somebody is asked

  if (still > 0) {
    const before = new Map(all(answers).map((one) => [one, one.getBoundingClientRect()]));
    const shifts = [];
    const observer = new PerformanceObserver((list) => shifts.push(...list.getEntries()));
    observer.observe({ type: "layout-shift", buffered: false });
    await new Promise((done) => setTimeout(done, still));
    shifts.push(...observer.takeRecords());
    observer.disconnect();
    for (const [one, box] of before) {
      const now = one.getBoundingClientRect();
      if (!one.isConnected) complain("answer went away by itself", one);
      else if (["left", "top", "right", "bottom"].some((edge) => Math.abs(now[edge] - box[edge]) > 1)) complain("answer moved by itself", one, `${placed(box)}, then ${placed(now)}`);
    }
    for (const shift of shifts) {
      for (const { node, previousRect: from, currentRect: to } of shift.sources ?? []) {
        if (node?.nodeType === Node.ELEMENT_NODE) complain("layout shift", node, `${placed(from)}, then ${placed(to)}`);
      }
    }
  }
  return [...complaints];
}
