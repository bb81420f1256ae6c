/** The client's own texts in the player's language, and the bundles of the games' texts. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { api } from "./api";
import { functions, languageOf, textIn } from "./languages";
import { settings } from "./settings.svelte";
import type { Lang } from "./wire.gen";
import type { GameSummary } from "./wire";

export type Args = Record<string, FluentVariable>;

const sources = import.meta.glob<string>("../../../src/magnat/languages/*/{web,server}.ftl", {
  query: "?raw",
  import: "default",
});

const site = import.meta.glob<string>("../../../src/magnat/languages/*/site.ftl", { query: "?raw", import: "default" });

/** Texts that only some pages need. */
const more = import.meta.glob<string>("../../../src/magnat/languages/*/{bank,study,workshop,editions,printing}.ftl", {
  query: "?raw",
  import: "default",
});
type More = "bank" | "study" | "workshop" | "editions" | "printing";

export function bundleOf(lang: Lang, ...texts: string[]): FluentBundle {
  const bundle = new FluentBundle(languageOf(lang).locale, { useIsolating: false, functions });
  for (const text of texts) bundle.addResource(new FluentResource(text), { allowOverrides: true });
  return bundle;
}

/** Storage key of the last catalogue's texts, for pages opened without a server. */
const KEPT = "magnat.games";

function kept(): GameTexts {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? "{}") as GameTexts;
  } catch {
    return {};
  }
}

type GameTexts = Record<string, GameSummary["texts"]>;

class Words {
  private games = $state.raw<GameTexts>(kept());

  /** The games provide their own names. */
  learn(games: GameSummary[]): void {
    this.games = Object.fromEntries(games.map((game) => [game.game, game.texts]));
    try {
      localStorage.setItem(KEPT, JSON.stringify(this.games));
    } catch {
      // without storage the catalogue is loaded again next time
    }
  }

  /** A text about a game: its title, description, duration in minutes, booklet. */
  ofGame(game: string, which = "title"): string {
    const own = this.games[game]?.[settings.lang]?.[which];
    return own ?? (which === "title" ? game.replaceAll("_", " ") : "");
  }

  private own = $state.raw<Partial<Record<Lang, FluentBundle>>>({});

  /** The requested language, or the previous one until its texts are loaded. */
  private get spoken(): FluentBundle | undefined {
    return this.own[settings.lang] ?? Object.values(this.own)[0];
  }

  private more: More[] = [];

  private loading: Partial<Record<Lang, Promise<void>>> = {};

  /** Fetch once; retry after a failure. */
  load(lang: Lang): Promise<void> {
    return (this.loading[lang] ??= this.fetch(lang).catch((why: unknown) => {
      delete this.loading[lang];
      throw why;
    }));
  }

  private async fetch(lang: Lang): Promise<void> {
    const all = { ...sources, ...(ALONE ? site : {}), ...more };
    const wanted = Object.entries(all).filter(
      ([path]) =>
        path.includes(`/${lang}/`) && (!(path in more) || this.more.some((each) => path.endsWith(`/${each}.ftl`))),
    );
    const texts = await Promise.all(wanted.map(([, read]) => read()));
    this.own = { ...this.own, [lang]: bundleOf(lang, ...texts) };
  }

  /** Texts that not every page needs; `known` is one of their keys. */
  async loadMore(which: More, lang: Lang, known: string): Promise<void> {
    if (!this.more.includes(which)) this.more.push(which);
    await this.load(lang);
    const source = Object.entries(more).find(([path]) => path.endsWith(`/${lang}/${which}.ftl`))?.[1];
    const own = this.own[lang];
    if (!source || !own || own.hasMessage(known)) return;
    own.addResource(new FluentResource(await source()));
    this.own = { ...this.own };
  }

  get ready(): boolean {
    return this.spoken !== undefined;
  }

  has(key: string): boolean {
    return this.spoken?.hasMessage(key) ?? false;
  }

  line(key: string, args?: Args, lang = settings.lang): string {
    const bundle = this.own[lang] ?? this.spoken;
    const value = bundle?.getMessage(key)?.value;
    if (!bundle || !value) return bundle ? key : "";
    return bundle.formatPattern(value, args, []);
  }
}

export const words = new Words();

/** Return one of the client's own texts. */
export const t = (key: string, args?: Args): string => words.line(key, args);

/** Return a game's name. */
export const title = (game: string): string => words.ofGame(game);

/** Return the name of a table's game: that of the custom edition, or of the game. */
export function titleAt(table: { game: string; edition?: { title: Record<string, string> } | null }): string {
  return textIn(table.edition?.title, settings.lang) || title(table.game);
}

const games = new Map<string, Promise<FluentBundle>>();

/** Load the engine's texts of a game, from the same files as the command line. */
export function gameBundle(game: string, lang: Lang): Promise<FluentBundle> {
  const key = `${game}/${lang}`;
  let found = games.get(key);
  if (!found) {
    found = api.texts(game, lang).then((text) => bundleOf(lang, text));
    games.set(key, found);
    found.catch(() => games.delete(key));
  }
  return found;
}
