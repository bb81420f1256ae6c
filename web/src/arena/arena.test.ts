import { describe, expect, it } from "vitest";
import { lengthRows, spaceRows, winRows, type BotStanding } from "./arena";

const bot: BotStanding = {
  bot: "steady",
  games: 24,
  wins: 21,
  win_rate: 0.875,
  low: 0.69,
  high: 0.957,
  rating: 26.7,
  ms_per_decision: 0.01,
  decisions: 100,
  fallbacks: 0,
};

describe("tournament charts", () => {
  it("gives each bot its share, its interval and its own colour", () => {
    const rows = winRows([bot, { ...bot, bot: "random" }], "en");
    expect(rows.map((row) => [row.name.en, row.note?.en])).toEqual([
      ["steady", "69.0% – 95.7%"],
      ["random", "69.0% – 95.7%"],
    ]);
    expect(rows[0]?.cells[0]?.text?.en).toBe("87.5%");
    expect(rows[0]?.colour).not.toBe(rows[1]?.colour);
  });
  it("counts games by length, in bins of one turn if there is room", () => {
    const rows = lengthRows([[3, 2], [5, 1]], "en"); // prettier-ignore
    expect(rows.map((row) => row.cells[0]?.value)).toEqual([0, 0, 0, 2, 0, 1]);
    expect(rows[3]?.name.en).toBe("3");
  });
  it("groups many lengths into at most 24 bins without losing a game", () => {
    const rows = lengthRows([[0, 1], [71, 4], [72, 5]], "en"); // prettier-ignore
    expect(rows.length).toBeLessThanOrEqual(24);
    expect(rows.at(-1)).toMatchObject({ at: 72, name: { en: "72–75" } });
    expect(rows.reduce((sum, row) => sum + (row.cells[0]?.value ?? 0), 0)).toBe(10);
  });
  it("gives each space its share of all stops", () => {
    const name = { fr: "Gare", en: "Station" };
    const rows = spaceRows([1, 3].map((visits) => ({ name, group: "", kind: "station", visits })));
    expect(rows.map((row) => row.cells[0]?.value)).toEqual([0.25, 0.75]);
  });
});
