/** A review, a tournament or a study as a single file: its data is embedded, and nothing is loaded. */
import { mount } from "svelte";
import "../app.css";
import { arenaWords } from "../arena/words.svelte";
import { words } from "../lib/i18n.svelte";
import { settings } from "../lib/settings.svelte";
import "../parts.css";
import { reviewWords } from "../review/words.svelte";
import type { Page } from "./data";
import Standalone from "./Standalone.svelte";

const page = JSON.parse(document.getElementById("data")?.textContent || "null") as Page | null;
const target = document.getElementById("app");
if (page && target) {
  settings.lang = page.lang;
  for (const lang of page.languages) {
    await words.loadMore("study", lang, "study-title");
    await reviewWords.load(lang);
    await arenaWords.load(lang);
  }
  mount(Standalone, { target, props: { page } });
}
