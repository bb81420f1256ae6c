import { render } from "@testing-library/svelte";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { bundleOf } from "../lib/i18n.svelte";
import { LANGUAGES } from "../lib/languages";
import { loadWords } from "../lib/load-words";
import { Log } from "../lib/log.svelte";
import { itemsOf } from "../lib/talks";
import { Texts } from "../lib/texts";
import type { Edition, Fact, Noted, Offered } from "../lib/wire";
import type { Lang } from "../lib/wire.gen";
import Negotiation from "./Negotiation.svelte";

const NAMES = ["Zoqu", "Wyxa", "Kupj"];
const SIDE = ["other:seat", "items", "cash:sum"];
const edition = {
  words: {
    facts: { offered: SIDE, wanted: SIDE, traded: SIDE, refused: ["other:seat"] },
    names: {},
    money: [["m", 1000], ["k", 1]], // prettier-ignore
    reasons: { too_little: [] },
  },
  layout: { jail_card: 40, money: 62, withdraw: 63 },
  board: { space: ["Lyon", "Foch", "Paix"].map((name) => ({ name, kind: "street", fr: name, en: name, de: name })) },
  decks: [],
} as unknown as Edition;
const textsIn = (lang: Lang): Texts => {
  const [common = "", game = ""] = ["common", "games/electronic/texts"].map((file) =>
    readFileSync(resolve(`../src/magnat/languages/${lang}/${file}.ftl`), "utf8"),
  );
  return new Texts(edition, lang, bundleOf(lang, common, game), NAMES);
};
const offer = (id: string, seat: number, to: number, ...facts: Fact[]): Offered =>
  ({ type: "offered", offer: id, seat, to, facts, say: [], ask: { ask: "reply" }, pending: [] }) as unknown as Offered;
const closed = (word: string, id: string, seat: number, to: number, reason = ""): Noted =>
  ({ type: "noted", seq: 5, at: 0, word, offer: id, seat, to, name: NAMES[seat], to_name: NAMES[to], reason }) as Noted;

/** Seat 0 offers 1.8M for Lyon to seat 1, which asks for 2.6M instead. */
function haggled(): Log {
  const log = new Log();
  log.offered(offer("a", 0, 1, ["offered", 0, 1, 0, 1800], ["wanted", 0, 1, 1, 0]));
  log.note(closed("offer_refused", "a", 1, 0, "too_little"));
  log.offered(offer("b", 1, 0, ["wanted", 1, 0, 0, 2600]));
  return log;
}
const ENDS: Record<string, (log: Log) => void> = {
  "nothing yet": () => undefined,
  "a purchase": (log) => {
    log.write(6, ["traded", 0, 1, 0, 2600], "player");
    log.write(6, ["traded", 1, 0, 1, 0], "player");
  },
  "a refusal": (log) => log.note(closed("offer_refused", "b", 0, 1)),
  "a withdrawal": (log) => log.note(closed("offer_withdrawn", "b", 1, 0)),
  "a void offer": (log) => log.note(closed("offer_void", "b", 1, 0)),
};

function show(lang: Lang, me: number, end: string) {
  const log = haggled();
  ENDS[end]?.(log);
  const items = itemsOf(log.lines);
  expect(items.length).toBe(1); // one item per negotiation
  const { container } = render(Negotiation, {
    table: { me, seats: [] },
    say: textsIn(lang),
    talk: items[0]?.talk as never,
  });
  return {
    folded: !container.querySelector("details")?.open,
    title: container.querySelector("summary")?.firstChild?.textContent?.trim() ?? "",
    lines: [...container.querySelectorAll("li")].map((line) => line.textContent?.trim() ?? ""),
    text: container.textContent ?? "",
  };
}

describe.each(LANGUAGES)("a negotiation in %s", (lang) => {
  beforeAll(() => loadWords(lang));

  it.each(Object.keys(ENDS))("that ends in %s never names its reader, and leaves no text out", (end) => {
    for (const me of [0, 1, 2]) {
      const { text, title, lines } = show(lang, me, end);
      expect(text).not.toContain(NAMES[me]);
      expect([title !== "", lines.length >= 3, /talk-|notice-|money-|\{/.test(text)]).toEqual([true, true, false]);
    }
  });
  it.each(Object.keys(ENDS))("is folded unless it ends in nothing yet: %s", (end) => {
    expect(show(lang, 0, end).folded).toBe(end !== "nothing yet");
  });
});

describe("a negotiation in French", () => {
  beforeAll(() => loadWords("fr"));

  it("is told to the buyer by its outcome, with the exchange inside", () => {
    const { title, lines } = show("fr", 0, "a purchase");
    expect(title).toBe("Vous achetez Lyon à Wyxa, 2,6M");
    expect(lines[0]).toContain("Vous offrez 1,8M à Wyxa. Vous demandez Lyon à Wyxa.");
    expect(lines.slice(-2)).toEqual(["Wyxa vous demande plutôt 2,6M.", "Vous acceptez."]);
  });
  it("calls a counter-offer no refusal", () => {
    for (const me of [0, 1, 2]) expect(show("fr", me, "a purchase").text).not.toMatch(/refus/i);
    expect(show("fr", 1, "a purchase").lines).toContain("Vous demandez plutôt 2,6M à Zoqu.");
  });
});
