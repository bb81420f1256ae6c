/** The editions of this device: stored in the browser, one entry each, and sent nowhere. */
import { isDoc, type Doc } from "./edition";

export interface Kept {
  id: string;
  doc: Doc;
  /** The time of the last write in ms. */
  changed: number;
}

const KEY = "magnat.edition.";

function parse(id: string, text: string | null): Kept | null {
  try {
    const entry = JSON.parse(text ?? "") as { doc?: Doc; changed?: number };
    if (!entry.doc || !isDoc(entry.doc)) return null;
    return { id, doc: entry.doc, changed: Number(entry.changed) || 0 };
  } catch {
    return null;
  }
}

export const kept = {
  /** Return all editions, the latest first. */
  all(): Kept[] {
    try {
      return Object.keys(localStorage)
        .filter((key) => key.startsWith(KEY))
        .map((key) => parse(key.slice(KEY.length), localStorage.getItem(key)))
        .filter((each) => each !== null)
        .sort((a, b) => b.changed - a.changed);
    } catch {
      return [];
    }
  },

  one(id: string): Kept | null {
    try {
      return parse(id, localStorage.getItem(KEY + id));
    } catch {
      return null;
    }
  },

  /** True if the browser stores it. */
  write(id: string, doc: Doc, changed = Date.now()): boolean {
    try {
      localStorage.setItem(KEY + id, JSON.stringify({ doc, changed }));
      return true;
    } catch {
      return false;
    }
  },

  drop(id: string): void {
    try {
      localStorage.removeItem(KEY + id);
    } catch {
      /* it was not stored */
    }
  },
};

export function newId(): string {
  const letters = "abcdefghijkmnpqrstuvwxyz23456789";
  return Array.from(crypto.getRandomValues(new Uint8Array(8)), (n) => letters[n % letters.length]).join("");
}
