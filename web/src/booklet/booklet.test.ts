import { describe, expect, it } from "vitest";
import type { Chapter, RuleInfo } from "../lib/wire";
import { parseSynonyms, findPassages, nearestChapters, splitMatches } from "./find";
import { leavesOf, RARE, rareOf, whereIs } from "./leaves";

const paragraph = (title: string, text: string, ...rules: string[]): Chapter["paragraph"][number] => ({
  rules,
  title_fr: title,
  title_en: title,
  fr: text,
  en: text,
  ruling: rules[0] === "X-JAIL-02",
});
const chapter = (name: string, ...paragraphs: Chapter["paragraph"]): Chapter => ({
  name,
  fr: name,
  en: name,
  lead_fr: "",
  lead_en: "",
  paragraph: paragraphs,
});
const CHAPTERS = [
  chapter("building", paragraph("Bâtir", "Un appartement de plus.", "X-BUILD-01", "X-BUILD-02")),
  chapter("jail", paragraph("La prison", "On en sort.", "X-JAIL-01"), paragraph("Combien", "500K.", "X-JAIL-02")),
];
const rule = (id: string, kind = "rule"): RuleInfo => ({ id, fr: `fr ${id}`, en: id, kind, because_fr: `car ${id}` });
const RULES = ["X-EDGE-01", "X-JAIL-03", "X-JAIL-02", "X-BUILD-03", "X-BUILD-01"].map((id) => rule(id, "ruling"));
const rare = { name: RARE, title: "Les cas rares", lead: "" };
const leaves = leavesOf(CHAPTERS, RULES, "fr", rare);
const ALIKE = parseSynonyms("maison, appartement; prison, cellule");

describe("the chapters of a booklet", () => {
  it("end with the rules missing from other chapters, in the order of the chapters they refine", () => {
    expect(leaves.map((leaf) => leaf.name)).toEqual(["building", "jail", RARE]);
    expect(leaves[2]?.passages.map((each) => [each.ids[0], each.of])).toEqual([
      ["X-BUILD-03", "building"],
      ["X-JAIL-03", "jail"],
      ["X-EDGE-01", RARE],
    ]);
    expect(rareOf(leaves, "jail").map((each) => each.ids[0])).toEqual(["X-JAIL-03"]);
  });
  it("give the ruling only if the printed booklet is silent", () => {
    expect(leaves[1]?.passages.map((each) => each.because)).toEqual(["", "car X-JAIL-02"]);
  });
  it("extend the game's own last chapter", () => {
    const own = leavesOf([...CHAPTERS, chapter(RARE, paragraph("Rare", "", "X-EDGE-01"))], RULES, "fr", rare);
    expect(own.length).toBe(3);
    expect(own[2]?.passages.map((each) => each.ids[0])).toEqual(["X-EDGE-01", "X-BUILD-03", "X-JAIL-03"]);
  });
  it("locate each rule", () => {
    expect(whereIs(leaves, "X-BUILD-02")?.leaf.name).toBe("building");
    expect(whereIs(leaves, "X-JAIL-03")?.leaf.name).toBe(RARE);
    expect(whereIs(leaves, "X-NONE-01")).toBeNull();
  });
});

describe("the search", () => {
  const ids = (wanted: string): (string | undefined)[] =>
    findPassages(leaves, wanted, ALIKE).map(({ passage }) => passage.ids[0]);
  it("finds synonyms, words without accents, and rule numbers", () => {
    expect(ids("Maison")).toEqual(["X-BUILD-01"]);
    expect(ids("batir")).toEqual(["X-BUILD-01"]);
    expect(ids("jail-03")).toEqual(["X-JAIL-03"]);
    expect(ids("loto")).toEqual([]);
  });
  it("matches prefixes from three letters on", () => {
    expect(ids("ma")).toEqual([]);
  });
  it("marks the matches without changing the text", () => {
    const marked = splitMatches("Un étage, l’appartement", "Etage maison", ALIKE);
    expect(marked.filter((each) => each.hit).map((each) => each.text)).toEqual(["étage", "appartement"]);
    expect(marked.map((each) => each.text).join("")).toBe("Un étage, l’appartement");
  });
  it("suggests the closest chapters", () => {
    expect(nearestChapters(leaves, "prisson", 1).map((leaf) => leaf.name)).toEqual(["jail"]);
  });
});
