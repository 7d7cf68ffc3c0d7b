// Runs in the browser beside the pages, alone: whatever it uses stands in it. It keeps the one page that all addresses have,
// and the files that came with it, whose names change with their content. What there is a server for comes from the server:
// nobody is ever shown an old page, but where there is no server it is better than none.

/** As much of it as we use; the types of workers and those of pages do not go together. */
interface Worker {
  addEventListener(event: string, then: (event: never) => void): void;
  skipWaiting(): Promise<void>;
  clients: { claim(): Promise<void> };
  location: { origin: string };
}

interface Lasting {
  waitUntil(until: Promise<unknown>): void;
}

/** `files` are all of a build: with another one it is another worker. */
export function worker(files: readonly string[]): void {
  const here = globalThis as unknown as Worker;
  const KEPT = "senbazuru";
  const PAGE = "/";
  const ORNAMENTS = ["/icon.svg", "/manifest.webmanifest"];
  /** The server tells which encodings it has; whoever keeps a file has one. */
  const ANY = { ignoreVary: true };
  const cache = (): Promise<Cache> => caches.open(KEPT);

  /** What belongs to this version and is not there yet. Some of it may be gone: then the next page brings it. */
  async function keep(paths: readonly string[]): Promise<void> {
    const kept = await cache();
    const wanted = paths.filter((path) => files.includes(path) || path === PAGE || ORNAMENTS.includes(path));
    for (const path of wanted) if (!(await kept.match(path, ANY))) await kept.add(path).catch(() => undefined);
  }

  async function tidy(): Promise<void> {
    const kept = await cache();
    for (const request of await kept.keys()) {
      const { pathname } = new URL(request.url);
      if (pathname.startsWith("/assets/") && !files.includes(pathname)) await kept.delete(request);
    }
  }

  async function page(request: Request): Promise<Response> {
    try {
      const answer = await fetch(request);
      if (answer.ok && answer.headers.get("content-type")?.startsWith("text/html")) await (await cache()).put(PAGE, answer.clone());
      return answer;
    } catch (problem) {
      const kept = await (await cache()).match(PAGE, ANY);
      if (kept) return kept;
      throw problem;
    }
  }

  async function file(request: Request): Promise<Response> {
    const kept = await (await cache()).match(request.url, ANY);
    if (kept) return kept;
    const answer = await fetch(request);
    if (answer.ok) await (await cache()).put(request.url, answer.clone());
    return answer;
  }

  here.addEventListener("install", (event: Lasting) => event.waitUntil(Promise.all([here.skipWaiting(), keep([PAGE, ...ORNAMENTS])])));
  here.addEventListener("activate", (event: Lasting) => event.waitUntil(Promise.all([here.clients.claim(), tidy()])));
  // what a page has fetched before there was anybody to keep it
  here.addEventListener("message", (event: Lasting & { data: string[] }) => event.waitUntil(keep(event.data)));
  here.addEventListener("fetch", (event: { request: Request; respondWith(answer: Promise<Response>): void }) => {
    const { method, mode, url } = event.request;
    const { origin, pathname } = new URL(url);
    if (method !== "GET" || origin !== here.location.origin || pathname.startsWith("/api/")) return;
    if (mode === "navigate" && !pathname.startsWith("/mail/")) event.respondWith(page(event.request));
    else if (pathname.startsWith("/assets/") || ORNAMENTS.includes(pathname)) event.respondWith(file(event.request));
  });
}
