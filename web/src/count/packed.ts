// A text as the end of a link: deflated, in letters that an address may have.

/** Bytes: more than any table needs. */
const MOST = 12_000;
const WAY = "deflate-raw";

export async function pack(text: string): Promise<string> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream(WAY));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  return btoa(String.fromCharCode(...bytes)).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** The way back; nothing if it is no such text. */
export async function unpack(packed: string): Promise<string> {
  try {
    const bytes = Uint8Array.from(atob(packed.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));
    const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream(WAY)).getReader();
    const decoder = new TextDecoder();
    let [text, size] = ["", 0];
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return text;
      size += value.length;
      if (size > MOST) return "";
      text += decoder.decode(value, { stream: true });
    }
  } catch {
    return "";
  }
}
