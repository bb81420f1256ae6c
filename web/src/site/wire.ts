/** Messages between the page and its engine's worker. */

export type ToEngine =
  | { type: "start"; base: string; files: Files; summaries: string; steal: boolean }
  | { type: "ask"; id: number; method: string; path: string; body: string }
  | { type: "open"; id: number; table: string; friend: boolean } // from a friend: for this table only
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

/** The build's manifest: the addresses of the runtime, the engine and the analysis, and the files to download. */
export interface Files {
  version: string;
  runtime: string;
  engine: string;
  analysis: string;
  parts: { part: string; path: string; size: number }[];
}
