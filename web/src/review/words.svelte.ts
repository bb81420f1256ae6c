/** The sentences of the review: the same file that the command line reads. Only its own pages fetch them. */
import type { FluentBundle } from "@fluent/bundle";
import { bundleOf, type Args } from "../lib/i18n.svelte";
import { settings, type Lang } from "../lib/settings.svelte";

const sources = import.meta.glob<string>("../../../src/magnat/texts/*/review.ftl", {
  query: "?raw",
  import: "default",
});

class ReviewWords {
  private own = $state.raw<Partial<Record<Lang, FluentBundle>>>({});

  async load(lang: Lang): Promise<void> {
    if (this.own[lang]) return;
    const source = Object.entries(sources).find(([path]) => path.includes(`/${lang}/`))?.[1];
    if (source) this.own = { ...this.own, [lang]: bundleOf(lang, await source()) };
  }

  get ready(): boolean {
    return this.own[settings.lang] !== undefined;
  }

  line(key: string, args?: Args): string {
    const bundle = this.own[settings.lang] ?? Object.values(this.own)[0];
    const value = bundle?.getMessage(key)?.value;
    return bundle && value ? bundle.formatPattern(value, args, []) : key;
  }
}

export const reviewWords = new ReviewWords();

/** One of the review's sentences. */
export const r = (key: string, args?: Args): string => reviewWords.line(key, args);
