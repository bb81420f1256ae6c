import { describe, expect, it } from "vitest";
import cases from "../../../tests/texts/grammar.json";
import { functions } from "./languages";
import { bundleOf } from "./i18n.svelte";

const every = Object.entries(cases).flatMap(([name, said]) =>
  Object.entries(said).map(([word, expected]) => [name, word, expected] as const),
);

describe("French words around a name", () => {
  it.each(every)("%s(%s)", (name, word, expected) => {
    expect(functions[name]?.([word], {})).toBe(expected);
  });
  it("are adapted inside a sentence", () => {
    const bundle = bundleOf(
      "fr",
      "a = Le groupe { DE($seat) }.\nb = { MANY($x) ->\n    [one] est\n   *[other] sont\n}\n",
    );
    const said = (key: string, args: Record<string, string>): string =>
      bundle.formatPattern(bundle.getMessage(key)?.value ?? "", args);
    expect(said("a", { seat: "Ada" })).toBe("Le groupe d’Ada.");
    expect(said("b", { x: "les jardins" })).toBe("sont");
    expect(said("b", { x: "la rue" })).toBe("est");
  });
});
