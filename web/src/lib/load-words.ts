/** For tests: the client's own texts, read from their files. */
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { bundleOf, words } from "./i18n.svelte";
import { settings } from "./settings.svelte";
import type { Lang } from "./wire.gen";

export function loadWords(lang: Lang): void {
  const [web = "", server = ""] = ["web", "server"].map((file) =>
    readFileSync(resolve(`../src/magnat/languages/${lang}/${file}.ftl`), "utf8"),
  );
  words["own"] = { ...words["own"], [lang]: bundleOf(lang, web, server) };
  settings.lang = lang;
}
