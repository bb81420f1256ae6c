/** Texts outside the client's own files: the same files as the command line's. */
import type { FluentBundle } from "@fluent/bundle";
import { bundleOf, type Args } from "./i18n.svelte";
import { settings } from "./settings.svelte";
import type { Lang } from "./wire.gen";

/** The texts of one file, for pages that load them separately. */
export class FileWords {
  private own = $state.raw<Partial<Record<Lang, FluentBundle>>>({});

  constructor(private readonly sources: Record<string, () => Promise<string>>) {}

  async load(lang: Lang): Promise<void> {
    if (this.own[lang]) return;
    const source = Object.entries(this.sources).find(([path]) => path.includes(`/${lang}/`))?.[1];
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
