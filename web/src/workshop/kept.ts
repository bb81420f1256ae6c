/** The editions of this device: kept in the browser, one entry each, and sent nowhere. */
import { isDoc, type Doc } from "./edition";

export interface Kept {
  id: string;
  doc: Doc;
  /** When it was written last: ms. */
  changed: number;
}

const KEY = "magnat.edition.";

function made(id: string, text: string | null): Kept | null {
  try {
    const found = JSON.parse(text ?? "") as { doc?: Doc; changed?: number };
    if (!found.doc || !isDoc(found.doc)) return null;
    return { id, doc: found.doc, changed: Number(found.changed) || 0 };
  } catch {
    return null;
  }
}

export const kept = {
  /** All of them, the last one first. */
  all(): Kept[] {
    try {
      return Object.keys(localStorage)
        .filter((key) => key.startsWith(KEY))
        .map((key) => made(key.slice(KEY.length), localStorage.getItem(key)))
        .filter((each) => each !== null)
        .sort((a, b) => b.changed - a.changed);
    } catch {
      return [];
    }
  },

  one(id: string): Kept | null {
    try {
      return made(id, localStorage.getItem(KEY + id));
    } catch {
      return null;
    }
  },

  /** Whether the browser has it now. */
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
      /* then there was nothing to take away */
    }
  },
};

export function newId(): string {
  const letters = "abcdefghijkmnpqrstuvwxyz23456789";
  return Array.from(crypto.getRandomValues(new Uint8Array(8)), (n) => letters[n % letters.length]).join("");
}
