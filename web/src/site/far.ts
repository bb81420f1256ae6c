/** A table in a friend's browser, for as long as there is a line to it. */
import type { Line } from "../lib/home";
import type { Answer } from "./engine.svelte";

export interface Far {
  readonly table: string;
  ask(method: string, path: string, body: string): Promise<Answer>;
  line(): Line;
}

const KEPT = "magnat-near"; // the table where this window was last

export const far = {
  at: null as Far | null,

  come(at: Far): void {
    far.at = at;
    sessionStorage.setItem(KEPT, at.table);
  },

  /** Whether this table is, or was, a friend's. */
  has: (table: string): boolean => far.at?.table === table || sessionStorage.getItem(KEPT) === table,

  /** The friend's browser, if the line to it holds. */
  of: (table: string): Far | null => (far.at?.table === table ? far.at : null),
};
