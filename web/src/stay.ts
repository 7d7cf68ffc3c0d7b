// The page opens without a server, too, for whoever has something here to come back to: a worker keeps what it is made of.

/** Milliseconds in which all else has come. */
const LATER = 2_000;

export async function stay(): Promise<void> {
  await new Promise((done) => setTimeout(done, LATER));
  await navigator.serviceWorker.register("/sw.js");
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage(performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname));
}
