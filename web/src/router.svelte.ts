// Where we are: the address says it, and links change it without a new page.

class Router {
  path = $state(location.pathname);
  secret = $state(location.hash.slice(1));

  constructor() {
    addEventListener("popstate", () => this.#read());
  }

  go(address: string): void {
    history.pushState(null, "", address);
    this.#read();
    scrollTo(0, 0);
  }

  /** What stands behind the `#` is a secret that was read, and leaves the address. */
  hide(): void {
    history.replaceState(null, "", location.pathname + location.search);
    this.#read();
  }

  /** Follow a link of ours without a new page; leave all others to the browser. */
  follow = (event: MouseEvent): void => {
    const link = (event.target as Element | null)?.closest("a");
    const ours = link && link.origin === location.origin && !link.target && !link.hasAttribute("download");
    if (!ours || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    if (link.pathname.startsWith("/api/")) return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  };

  #read(): void {
    this.path = location.pathname;
    this.secret = location.hash.slice(1);
  }
}

export const router = new Router();
