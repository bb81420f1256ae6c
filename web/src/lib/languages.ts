/** The languages: each is a folder of `src/magnat/languages`, and only their declarations are known here. */
import type { FluentFunction } from "@fluent/bundle";
import type { Lang } from "./wire.gen";

/** `language.json`, as `magnat.languages.Language` has it. */
interface Language {
  name: string;
  locale: string;
  order: number;
  thousands: string;
  decimal: string;
  before_percent: string;
  before_colon: string;
  fallback?: Lang;
  awaiting_review?: boolean;
  hyphenated?: string[];
}

type Grammar = Record<string, (name: string) => string>;

const declared = import.meta.glob<Language>("../../../src/magnat/languages/*/language.json", {
  eager: true,
  import: "default",
});
const grammars = import.meta.glob<Grammar>("../../../src/magnat/languages/*/grammar.ts", {
  eager: true,
  import: "grammar",
});

const codeOf = (path: string): Lang => path.split("/").at(-2) as Lang;
const byCode = Object.fromEntries(Object.entries(declared).map(([path, each]) => [codeOf(path), each])) as Record<
  Lang,
  Language
>;

export const LANGUAGES: readonly Lang[] = (Object.keys(byCode) as Lang[]).sort(
  (a, b) => byCode[a].order - byCode[b].order,
);
export const FIRST = LANGUAGES[0] as Lang;
export const isLang = (code: unknown): code is Lang => LANGUAGES.some((lang) => lang === code);
export const languageOf = (lang: Lang): Language => byCode[lang];

/** The words of all languages that the usual rules would hyphenate wrongly, each with its syllables. */
export const HYPHENATED: ReadonlyMap<string, readonly string[]> = new Map(
  LANGUAGES.flatMap((lang) => byCode[lang].hyphenated ?? []).map((word) => [word.replaceAll("-", ""), word.split("-")]),
);

/** The choice of a language, as segments show it. */
export const languageOptions = (): { value: Lang; text: string }[] =>
  LANGUAGES.map((value) => ({ value, text: byCode[value].name }));

/** The language that a browser asks for, or else the first one. */
export const preferred = (browser: string): Lang =>
  LANGUAGES.find((lang) => browser.toLowerCase().startsWith(lang)) ?? FIRST;

/** The languages in which an edition has its names: those that have to be complete, and the reader's own. */
export const namedIn = (mine: Lang): Lang[] => LANGUAGES.filter((lang) => !byCode[lang].fallback || lang === mine);

function withFallbacks(lang: Lang): Lang[] {
  const { fallback } = byCode[lang];
  return fallback ? [lang, ...withFallbacks(fallback)] : [lang];
}

/**
 * Return the value in a language, else in its fallback, else in any other. `stem` is the prefix of the key: `title` of
 * `title_…`.
 */
export function valueIn<T>(of: object | null | undefined, lang: Lang, stem = ""): T | undefined {
  const table = (of ?? {}) as Record<string, T | undefined>;
  const keys = [...withFallbacks(lang), ...LANGUAGES].map((each) => (stem ? `${stem}_${each}` : each));
  return keys.map((key) => table[key]).find((value) => (Array.isArray(value) ? value.length : value));
}

/** Return a text as `valueIn` does; "" if there is none. */
export const textIn = (of: object | null | undefined, lang: Lang, stem = ""): string =>
  String(valueIn<string>(of, lang, stem) ?? "");

/**
 * Return the printed names with an edition's changes. A changed name also replaces the names in languages that fall back
 * to its language.
 */
export function namesOver<T extends object>(printed: T, changes: object): T {
  const made = { ...printed, ...changes } as Record<string, unknown>;
  for (const lang of LANGUAGES)
    if (lang in made && !(lang in changes) && withFallbacks(lang).some((each) => each in changes)) delete made[lang];
  return made as T;
}

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The functions that texts may call. Every language has CAP. */
export const functions: Record<string, FluentFunction> = Object.fromEntries(
  Object.entries(Object.assign({ CAP: capitalized }, ...Object.values(grammars)) as Grammar).map(([name, said]) => [
    name,
    ([word]) => said(typeof word === "string" ? word : `${word}`),
  ]),
);
