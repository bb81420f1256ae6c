import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { GamePiece } from "../games/contract";
import { Company, Storyteller } from "./company.svelte";
import { NOTHING } from "./projection";
import { settings } from "./settings.svelte";
import type { Columns, Edition, Fact, Noted, TableInfo, Told } from "./wire";

vi.mock("./story", () => ({ storyOf: vi.fn(() => Promise.resolve([])) }));
vi.mock("./i18n.svelte", () => ({
  t: (key: string, args?: Record<string, string>) => [key, ...Object.values(args ?? {})].join(" "),
  words: { loadMore: () => Promise.resolve() },
}));
const sounded: string[] = [];
vi.mock("./sounds", () => ({
  momentSound: (kind: string) => sounded.push(kind),
  sound: (kind: string) => sounded.push(kind),
}));

const edition = {
  board: { space: [{ group: "red" }, { group: "red" }], group: [{ name: "red" }] },
  words: { facts: { stole: ["space", "victim:seat"] } },
} as unknown as Edition;
const info = {
  commitment: "seed",
  seats: [{ name: "Me" }, { name: "Félix", character: "felix" }, { name: "Hugo", character: "hugo" }],
} as unknown as TableInfo;

const said: string[] = [];
const made = (): Company =>
  new Company({ id: "x", info, edition, piece: {} as GamePiece, me: 0 }, (text) => said.push(text));
let seq = 0;
function hear(company: Company, facts: Fact[], seen = true, after: Columns = {}): void {
  company.hear({ seq: ++seq, facts } as unknown as Told, {}, after, seen);
}
/** A company that knows the story so far. */
async function ready(): Promise<Company> {
  const company = made();
  hear(company, [["turn", 0, 1]]);
  await vi.advanceTimersByTimeAsync(0);
  return company;
}
const chat = (event: Partial<Noted>): Noted => ({ type: "noted", word: "chat", ...event }) as unknown as Noted;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  Object.assign(settings, { speed: 1, words: "all", moments: "all", talk: "full" });
  said.length = sounded.length = seq = 0;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a bot's words stand at its portrait for a while, or until the next throw", async () => {
  const company = await ready();
  hear(company, [["stole", 0, 1, 1]]);
  expect(company.bubbles).toMatchObject([{ seat: 1, kind: "words", situation: "taken" }]);
  expect(company.bubbles[0]?.text).toMatch(/^say-felix-taken-[123]$/);
  expect([company.moodAt(1), company.moodAt(2)]).toEqual(["cross", "calm"]);
  expect(said).toEqual([`bot-said Félix ${company.bubbles[0]?.text}`]);
  vi.advanceTimersByTime(2399);
  expect(company.bubbles.length).toBe(1);
  vi.advanceTimersByTime(1);
  expect(company.bubbles).toEqual([]);
  hear(company, [["turn", 1, 2], ["stole", 0, 1, 2]]); // prettier-ignore
  expect(company.bubbles.length).toBe(1);
  hear(company, [["threw", 1, 2, 3]]);
  expect(company.bubbles).toEqual([]);
});

test("bots are silent with one switch, and their words are still those of the replay", async () => {
  settings.words = "none";
  const company = await ready();
  hear(company, [["stole", 0, 1, 1]]);
  expect([company.bubbles, said]).toEqual([[], []]);
  expect(company.spoken).toMatchObject([{ seq: 2 }]);
});

test("rare words are shown, others are not, and short announcements leave them out", async () => {
  Object.assign(settings, { words: "few", talk: "short" });
  const company = await ready();
  hear(company, [["jailed", 2]]);
  expect(company.bubbles).toEqual([]);
  hear(company, [["turn", 1, 2], ["stole", 0, 1, 1]]); // prettier-ignore
  expect(company.bubbles.length).toBe(1);
  expect(said).toEqual([]);
});

test("nothing is shown of answers whose animations were skipped", async () => {
  const company = await ready();
  hear(company, [["stole", 0, 1, 1]], false);
  expect([company.bubbles, company.moment, company.spoken.length]).toEqual([[], null, 1]);
});

test("a moment is shown for its time, and the next answer waits for it", async () => {
  const company = await ready();
  hear(company, [["turn", 1, 2]], true, { owner: [1, 1] });
  expect(company.moment).toMatchObject({ kind: "group", seat: 1, ms: 1100, still: false });
  expect(sounded).toEqual(["group"]);
  let over = false;
  void company.watch(new AbortController().signal).then(() => (over = true));
  await vi.advanceTimersByTimeAsync(1099);
  expect(over).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect([over, company.moment]).toEqual([true, null]);
});

test("moments are shorter at double speed and with the setting, and none without", async () => {
  for (const [moments, speed, ms] of [
    ["short", 1, 550],
    ["all", 2, 550],
    ["all", 0, 1400],
    ["none", 1, undefined],
  ] as const) {
    Object.assign(settings, { moments, speed });
    const company = await ready();
    hear(company, [], true, { owner: [1, 1] });
    expect(company.moment?.ms).toBe(ms);
  }
});

test("a still picture delays nothing and is gone in time", async () => {
  settings.speed = 0;
  const company = await ready();
  hear(company, [], true, { owner: [1, 1] });
  expect(company.moment?.still).toBe(true);
  await company.watch(new AbortController().signal);
  expect(company.moment).not.toBeNull();
  await vi.advanceTimersByTimeAsync(1400);
  expect(company.moment).toBeNull();
});

test("a touch or a skip ends a moment", async () => {
  for (const end of ["touch", "skip"]) {
    const company = await ready();
    hear(company, [], true, { owner: [1, 1] });
    const skipper = new AbortController();
    const over = company.watch(skipper.signal);
    if (end === "touch") company.skip();
    else skipper.abort();
    await over;
    expect(company.moment).toBeNull();
  }
});

test("messages stay as long as they take to read, emotes rise and are told", async () => {
  const company = made();
  company.say(chat({ seat: 1, name: "Ada" }), "1234567890");
  company.say(chat({ seat: 2, name: "Luc", phrase: "laugh" }), "");
  expect(company.bubbles).toMatchObject([
    { seat: 1, kind: "message", text: "1234567890" },
    { seat: 2, kind: "emote", text: "laugh" },
  ]);
  expect(said).toEqual(["chat-said Ada 1234567890", "react-said-laugh Luc"]);
  vi.advanceTimersByTime(1600);
  expect(company.bubbles.map(({ kind }) => kind)).toEqual(["message"]);
  vi.advanceTimersByTime(2799);
  expect(company.bubbles.length).toBe(1);
  vi.advanceTimersByTime(1);
  expect(company.bubbles).toEqual([]);
});

test("my own words are not announced, and spectators have no portrait", () => {
  const company = made();
  company.say(chat({ seat: 0, name: "Me" }), "hello");
  company.say(chat({ seat: 0, name: "Me", phrase: "star" }), "");
  company.say(chat({ name: "Eve" }), "hello");
  expect(said).toEqual([]);
  expect(company.bubbles).toMatchObject([{ seat: 0, kind: "emote" }]);
});

test("messages of others are unread; emotes and my own messages are not", () => {
  const company = made();
  company.receive(chat({ seat: 0, name: "Me", text: "hello" }));
  company.receive(chat({ seat: 1, name: "Ada", phrase: "star" }));
  expect(company.unread).toBe(0);
  company.receive(chat({ seat: 1, name: "Ada", text: "hello" }));
  company.receive(chat({ name: "Eve", text: "hello" }));
  expect(company.unread).toBe(2);
  expect(sounded).toEqual(["message", "message"]);
});

test("messages are unread until a chat is open", () => {
  const company = made();
  company.note();
  company.note();
  expect(company.unread).toBe(2);
  const close = company.read();
  expect(company.unread).toBe(0);
  company.note();
  expect(company.unread).toBe(0);
  close();
  company.note();
  expect(company.unread).toBe(1);
});

test("an emote may be sent every three seconds, and five a minute", () => {
  const company = made();
  const at = (seconds: number): boolean => company.react(1_000_000 + 1000 * seconds);
  expect([0, 2, 3, 6, 9, 12, 15, 59].map(at)).toEqual([true, false, true, true, true, true, false, false]);
  expect(at(61)).toBe(true);
});

test("a replay has the words of the table, and groups of the opening are not news", async () => {
  const owner = [1, 1];
  const games: Fact[][] = [[["turn", 0, 1]], [["stole", 0, 1, 1]], [["turn", 1, 2], ["jailed", 2]], [["jailed", 1]]]; // prettier-ignore
  const steps = games.map((facts, i) => ({ seq: i + 1, facts, scene: { ...NOTHING, columns: { owner } } }));
  const told = new Storyteller(edition, {} as GamePiece, info).tell(steps);
  const company = made();
  company.hear({ seq: ++seq, facts: games[0] } as unknown as Told, { owner }, { owner }, true);
  await vi.advanceTimersByTimeAsync(0);
  for (const facts of games.slice(1))
    company.hear({ seq: ++seq, facts } as unknown as Told, { owner }, { owner }, true);
  const spoken = told.flatMap((saying, i) => (saying ? [{ seq: i + 1, key: saying.key }] : []));
  expect(company.spoken).toEqual(spoken);
  expect(spoken.map(({ key }) => key.replace(/-\d$/, ""))).toEqual(["say-felix-taken", "say-hugo-jail"]);
});

test("after missed answers the story is told again", async () => {
  const company = await ready();
  hear(company, [["stole", 0, 1, 1]], false);
  company.forget();
  hear(company, [["turn", 0, 2]]);
  await vi.advanceTimersByTimeAsync(0);
  hear(company, [["stole", 0, 1, 1]]);
  expect(company.bubbles.length).toBe(1);
});
