// Where we are: the address says it, and links change it without a new page.

class Router {
  path = $state(location.pathname);
  /** What stands behind the `?`. */
  query = $state(location.search);
  /** What stands behind the `#`: at a table and on the start page a secret, in the rules a paragraph. */
  hash = $state(location.hash.slice(1));
  /** How often somebody came somewhere, and be it where he was. */
  visits = $state(0);

  constructor() {
    addEventListener("popstate", () => this.#arrive());
  }

  go(address: string): void {
    history.pushState(null, "", address);
    this.#arrive();
    scrollTo(0, 0);
  }

  /** Another address for what is shown: nobody goes anywhere. */
  rename(address: string): void {
    history.replaceState(null, "", address);
    this.#read();
  }

  /** What stands behind the `#` is a secret that was read, and leaves the address. */
  hide(): void {
    this.rename(location.pathname + location.search);
  }

  /** Follow a link of ours without a new page; leave all others to the browser. */
  follow = (event: MouseEvent): void => {
    const link = (event.target as Element | null)?.closest("a");
    const ours = link && link.origin === location.origin && !link.target && !link.hasAttribute("download");
    if (!ours || event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    if (link.pathname.startsWith("/api/")) return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  };

  #arrive(): void {
    this.#read();
    this.visits++;
  }

  #read(): void {
    this.path = location.pathname;
    this.query = location.search;
    this.hash = location.hash.slice(1);
  }
}

export const router = new Router();
