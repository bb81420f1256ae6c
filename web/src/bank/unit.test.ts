/** Run the Python unit's transcripts and random walks on the browser's unit. */
import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { Device, parseSaved, type Saved } from "./device";
import { displayOf, HOLD_MS, promptOf, formatBalance, stateOf, type Input, type Outcome, type Slot } from "./unit";

const FOLDER = `${process.cwd()}/../tests/bank/transcripts/`;
const files = (ending: string): [string, string][] =>
  readdirSync(FOLDER)
    .filter((name) => name.endsWith(ending))
    .map((name) => [name, readFileSync(FOLDER + name, "utf8")]);

const seconds = (text: string): number => Math.round(Number(text.replace(",", ".")) * 1000);

function inputsOf(line: string): Input[] | null {
  const [word, ...rest] = line.split(/\s+/);
  if (word === "press") return rest.map((key) => ({ type: "press", key }));
  if (word === "insert")
    return [{ type: "insert", card: Number(rest[0]), slot: rest[1] as Slot, wrong_way: !!rest[2] }];
  if (word === "remove") return [{ type: "remove", slot: rest[0] as Slot }];
  if (word === "wait") return [{ type: "wait", ms: seconds(rest[0] ?? "") }];
  if (word === "push" || word === "release") return [{ type: word }];
  if (word === "hold")
    return [{ type: "push" }, { type: "wait", ms: rest[1] ? seconds(rest[1]) : HOLD_MS }, { type: "release" }];
  return null;
}

function displayed(word: string, rest: string, device: Device, last: Outcome | null, sounds: string[]): string {
  const { unit } = device;
  if (word === "display") return `"${displayOf(unit)}"`;
  if (word === "hear") return (unit.volume === "mute" ? [] : sounds).join(" ") || "nothing";
  if (word === "state") return stateOf(unit);
  if (word === "volume") return unit.volume;
  if (word === "prompt") return promptOf(unit);
  if (word === "refused") return last?.refused || "nothing";
  if (word === "entry") return device.entries.at(-1)?.what ?? "";
  if (word === "balance") return `${rest.split(" ")[0]} ${formatBalance(unit, Number(rest.split(" ")[0]))}`;
  throw new Error(`no such line: ${word}`);
}

describe("transcripts", () => {
  test.each(files(".txt"))("%s", (_, text) => {
    const device = new Device();
    let last: Outcome | null = null;
    let sounds: string[] = [];
    for (const [at, written] of text.split("\n").entries()) {
      const line = written.replace(/(^|\s)#.*/, "").trim();
      if (!line) continue;
      const inputs = inputsOf(line);
      if (inputs) {
        sounds = [];
        for (const each of inputs) {
          last = device.put(each);
          sounds.push(...last.sounds);
        }
        continue;
      }
      const word = line.split(" ")[0] ?? "";
      const rest = line.slice(word.length).trim();
      expect(displayed(word, rest, device, last, sounds), `line ${at + 1}: ${line}`).toBe(rest);
    }
  });
});

interface Walk {
  steps: [Input, { display?: string; state: string; prompt: string; [given: string]: unknown }][];
  saved: Saved;
}

test("random walks give the same results and the same state as in Python", () => {
  const walks = files("walks.ndjson").flatMap(([, text]) =>
    text
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line) as Walk),
  );
  expect(walks.length).toBe(24);
  for (const walk of walks) {
    const device = new Device(undefined, 1000);
    for (const [input, expected] of walk.steps) {
      const { sounds, final, refused, rule } = device.put(input);
      const gave = { display: displayOf(device.unit), state: stateOf(device.unit), prompt: promptOf(device.unit) };
      const all = Object.entries({ ...gave, sounds, final, refused, rule });
      const reported = Object.fromEntries(all.filter(([, value]) => value.length));
      expect(reported, JSON.stringify(input)).toEqual(expected);
    }
    expect(JSON.parse(JSON.stringify(device.save()))).toEqual(walk.saved);
    expect(parseSaved(JSON.stringify(device.save()))).toBeTruthy();
  }
});

test("invalid stored data is not restored as a device", () => {
  const saved = JSON.stringify(new Device().save());
  expect(parseSaved(saved)).toBeTruthy();
  for (const wrong of [null, "", "{}", "[]", "7", saved.replace("15000", "15010")])
    expect(parseSaved(wrong)).toBeUndefined();
});
