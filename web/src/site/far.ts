/** A table in a friend's browser, while the connection lasts. */
import type { Line } from "../lib/backend";
import type { Answer } from "./engine.svelte";

export interface Far {
  readonly table: string;
  ask(method: string, path: string, body: string): Promise<Answer>;
  line(): Line;
}

const KEPT = "magnat-near"; // the last table of this window

export const far = {
  at: null as Far | null,

  come(at: Far): void {
    far.at = at;
    sessionStorage.setItem(KEPT, at.table);
  },

  /** True if this table is, or was, a friend's. */
  has: (table: string): boolean => far.at?.table === table || sessionStorage.getItem(KEPT) === table,

  /** The friend's browser while connected. */
  of: (table: string): Far | null => (far.at?.table === table ? far.at : null),
};
