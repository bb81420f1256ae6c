import { expect, test } from "vitest";
import { softly } from "./syllables";

const shown = (word: string): string => softly(word).replaceAll("\u00ad", "-");

test("words are broken between syllables only", () => {
  expect(shown("Hypothéquer")).toBe("Hypo-thé-quer");
  expect(shown("Montparnasse")).toBe("Mont-par-nasse");
  expect(shown("Rejoindre")).toBe("Rejoin-dre");
  expect(shown("anniversaire")).toBe("anni-ver-saire");
  expect(shown("Nachbarschaft")).toBe("Nach-bar-schaft");
  expect(shown("Hubschrauber")).toBe("Hub-schrau-ber");
  expect(shown("Transformers")).toBe("Trans-for-mers");
});

test("short words and the rest of a sentence are not broken", () => {
  expect(shown("Deal Banco")).toBe("Deal Banco");
  expect(shown("Rue de Vaugirard, 2 M")).toBe("Rue de Vau-gi-rard, 2 M");
  expect(softly("Beats by Dr. Dre")).toBe("Beats by Dr. Dre");
});

test("a language states the syllables of words that the rules would break elsewhere", () => {
  expect(shown("Grundstücksjoker Rosa")).toBe("Grund-stücks-joker Rosa");
  expect(shown("Malesherbes")).toBe("Males-herbes");
  expect(shown("Zwangstausch")).toBe("Zwangs-tausch");
});
