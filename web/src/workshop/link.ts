/** An edition as a link: its deflated file, after the `#`. Links are untrusted input. */
import { MAX_FILE_BYTES } from "./file";

export const MAX_LINK_LENGTH = 32_000; // maximum length for browsers and messengers
export const MAX_QR_LENGTH = 1_200; // codes of longer texts are too fine for many cameras
const MARK = "e=";

async function through(bytes: Uint8Array, way: GenericTransformStream, most: number): Promise<Uint8Array> {
  const source = new ReadableStream<Uint8Array>({
    start(to) {
      to.enqueue(bytes);
      to.close();
    },
  });
  const reader = source.pipeThrough(way as ReadableWritablePair<Uint8Array, Uint8Array>).getReader();
  const parts: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    const { value, done } = await reader.read();
    if (done) break;
    size += value.length;
    if (size > most) {
      await reader.cancel();
      throw new RangeError("too large");
    }
    parts.push(value);
  }
  const whole = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

function letters(bytes: Uint8Array): string {
  let text = "";
  for (const each of bytes) text += String.fromCharCode(each);
  return btoa(text).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** Return the part after the `#`; "" if the edition is too long for a link. */
export async function formatLink(text: string): Promise<string> {
  const packed = await through(new TextEncoder().encode(text), new CompressionStream("deflate-raw"), MAX_FILE_BYTES);
  const fragment = MARK + letters(packed);
  return fragment.length <= MAX_LINK_LENGTH ? fragment : "";
}

export const isLinked = (hash: string): boolean => hash.replace(/^#/u, "").startsWith(MARK);

/** Return the file in a link; null if it is corrupt or too large. */
export async function parseLink(hash: string): Promise<string | null> {
  const text = hash.replace(/^#/u, "");
  if (!text.startsWith(MARK) || text.length > MAX_LINK_LENGTH) return null;
  try {
    const plain = atob(text.slice(MARK.length).replaceAll("-", "+").replaceAll("_", "/"));
    const packed = Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
    const bytes = await through(packed, new DecompressionStream("deflate-raw"), MAX_FILE_BYTES);
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}
