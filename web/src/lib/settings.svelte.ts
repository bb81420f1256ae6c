/** This device's settings. Stored in the browser, sent nowhere. */
import { isLang, preferred } from "./languages";
import type { Lang } from "./wire.gen";

export const NAMES = ["Alix", "Charlie", "Dominique", "Eden", "Lou", "Maxime", "Noa", "Robin", "Sacha", "Yaël"];

interface Kept {
  lang: Lang;
  theme: "auto" | "light" | "dark";
  speed: number;
  volume: number;
  onlyMyTurn: boolean;
  notify: boolean;
  letters: boolean;
  text: number;
  patterns: "soft" | "strong";
  lists: boolean;
  talk: "short" | "full";
  name: string;
  lastGame: string;
  aids: boolean;
  reminded: string[];
  /** The list of tries beside a side game is collapsed. */
  folded: boolean;
  /** My turn ends automatically if no useful action is left; a question with a single answer is answered. */
  endTurn: boolean;
  onlyAnswer: boolean;
}

const fresh = (): Kept => ({
  lang: preferred(navigator.language),
  theme: "auto",
  speed: matchMedia?.("(prefers-reduced-motion: reduce)").matches ? 0 : 1,
  volume: 0.5,
  onlyMyTurn: false,
  notify: false,
  letters: true,
  text: 1,
  patterns: "soft",
  lists: false,
  talk: "full",
  name: NAMES[Math.floor(Math.random() * NAMES.length)] ?? "Alix",
  lastGame: "",
  aids: true,
  reminded: [],
  folded: false,
  endTurn: false,
  onlyAnswer: false,
});

function read(): Kept {
  try {
    const kept = { ...fresh(), ...(JSON.parse(localStorage.getItem("magnat") ?? "{}") as Partial<Kept>) };
    return isLang(kept.lang) ? kept : { ...kept, lang: fresh().lang };
  } catch {
    return fresh();
  }
}

export const settings: Kept = $state(read());

/** Apply language, colours and speed to the page's styles. */
export function applySettings(): void {
  $effect(() => {
    const root = document.documentElement;
    root.lang = settings.lang;
    if (settings.theme === "auto") delete root.dataset.theme;
    else root.dataset.theme = settings.theme;
    root.dataset.patterns = settings.patterns;
    root.style.fontSize = settings.text === 1 ? "" : `${settings.text * 100}%`;
    root.style.setProperty("--speed", settings.speed ? String(1 / settings.speed) : "0");
  });
}

export function keepSettings(): void {
  applySettings();
  $effect(() => {
    try {
      localStorage.setItem("magnat", JSON.stringify(settings));
    } catch {
      /* private window: keep it in memory only */
    }
  });
}
