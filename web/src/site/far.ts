/** A table in a friend's browser, while the connection lasts. */
import type { Line } from "../lib/backend";
import type { Answer } from "./engine.svelte";

export interface Far {
  readonly table: string;
  ask(method: string, path: string, body: string): Promise<Answer>;
  line(): Line;
}

const KEPT = "magnat-near"; // the last table of this window
const COPY = "magnat-near-copy"; // its finished game in this browser

export const far = {
  at: null as Far | null,

  come(at: Far): void {
    far.at = at;
    sessionStorage.setItem(KEPT, at.table);
    sessionStorage.removeItem(COPY);
  },

  /** The finished game of a friend's table is kept in this browser under another id. */
  keep: (copy: string): void => sessionStorage.setItem(COPY, copy),

  /** The id of the kept game of this table; "" if there is none. */
  copyOf: (table: string): string => (far.has(table) && sessionStorage.getItem(COPY)) || "",

  /** True if this table is, or was, a friend's. */
  has: (table: string): boolean => far.at?.table === table || sessionStorage.getItem(KEPT) === table,

  /** The friend's browser while connected. */
  of: (table: string): Far | null => (far.at?.table === table ? far.at : null),
};
