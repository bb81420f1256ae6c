/** What the page and the worker of its engine say to each other. */

export type ToEngine =
  | { type: "start"; base: string; files: Files; summaries: string; steal: boolean }
  | { type: "ask"; id: number; method: string; path: string; body: string }
  | { type: "open"; id: number; table: string; friend: boolean } // of a friend: for this table alone
  | { type: "say"; id: number; text: string }
  | { type: "shut"; id: number };

export type FromEngine =
  | { type: "ready" }
  | { type: "failed"; why: string }
  | { type: "elsewhere" }
  | { type: "kept"; why: string }
  | { type: "answer"; id: number; status: number; kind: string; body: Uint8Array }
  | { type: "opened"; id: number }
  | { type: "told"; id: number; text: string }
  | { type: "closed"; id: number; code: number; reason: string };

/** What the build says of itself: where the runtime, the engine and what measures are, and what is to be fetched. */
export interface Files {
  version: string;
  runtime: string;
  engine: string;
  analysis: string;
  parts: { part: string; path: string; size: number }[];
}
