import { describe, expect, it } from "vitest";
import { Drafting, type DraftInput } from "./drafting.svelte";
import type { Command } from "./socket";
import type { Ask } from "./wire";

const WINDOW: Ask = { ask: "before_throw", seat: 0, of: "verb", choices: ["throw", "trade"], opens: ["trade"] };
const WITH: Ask = { ask: "with", seat: 0, of: "seat", choices: [1, 2], opens: true };
const SEND: Ask = { ask: "send", seat: 0, of: "verb", choices: ["withdraw", "send"], withdraw: "withdraw" };

/** I am seat 0 with this question or aside; each preview asks the next of these questions. */
function drafting(asked: Ask | null, aside: Ask | null, ...next: Ask[]) {
  const sent: Command[] = [];
  const prompt = { question: 7, ask: asked ?? { ...WINDOW, seat: 1 }, pending: [], turn: 0 };
  const input = { me: 0, prompt, over: false, link: "open", running: true, asked, aside, info: null };
  const drafting = new Drafting(input as unknown as DraftInput, {
    send: (command) => {
      sent.push(command);
      const ask = command.type === "preview" ? next.shift() : undefined;
      const previewed = { type: "previewed" as const, id: "", question: 7, changed: {}, facts: [], pending: [] };
      return Promise.resolve(ask ? { ...previewed, ask } : { type: "ack" as const, id: "" });
    },
    said: () => undefined,
    refused: () => undefined,
  });
  return { made: drafting, sent };
}

describe("an answer", () => {
  it("that opens no dialogue is sent at once", async () => {
    const { made, sent } = drafting(WINDOW, null);
    await made.choose("throw");
    expect(sent).toEqual([{ type: "say", question: 7, say: ["throw"] }]);
  });

  it("that opens a dialogue is drafted, and sent with the answer that completes it", async () => {
    const { made, sent } = drafting(WINDOW, null, WITH, SEND);
    await made.choose("trade");
    await made.choose(2);
    expect(made.draft?.say).toEqual(["trade", 2]);
    await made.choose("send");
    expect(sent.map((command) => command.type)).toEqual(["preview", "preview", "say"]);
    expect(sent[2]).toEqual({ type: "say", question: 7, say: ["trade", 2, "send"] });
    expect(made.draft).toBeNull();
  });

  it("that withdraws ends the draft, and nothing is sent", async () => {
    const { made, sent } = drafting(null, WINDOW, WITH, SEND);
    await made.choose("trade", true);
    await made.choose(2);
    await made.choose("withdraw");
    expect(made.draft).toBeNull();
    expect(sent.map((command) => command.type)).toEqual(["preview", "preview"]);
  });

  it("to trade with a player needs a single preview", async () => {
    const { made, sent } = drafting(WINDOW, null, SEND);
    await made.tradeWith(2);
    expect(sent).toEqual([{ type: "preview", say: ["trade", 2] }]);
    expect(made.draft?.ask.ask).toBe("send");
  });
});
