/** This device's settings. Stored in the browser, sent nowhere. */
import { isLang, preferred } from "./languages";
import type { Lang } from "./wire.gen";

export const NAMES = ["Alix", "Charlie", "Dominique", "Eden", "Lou", "Maxime", "Noa", "Robin", "Sacha", "Yaël"];

/** The speeds of animations; 0 for none. */
export const SPEEDS = [0, 0.5, 1, 2, 4];

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
  /** The level of the bots, by game. */
  levels: Record<string, string>;
  /** The opponents of the last games, and the number of games begun: others come next time. */
  met: string[][];
  begun: number;
  /** How much the bots say, and how long big moments are shown. */
  words: "all" | "few" | "none";
  moments: "all" | "short" | "none";
  /** Answers without asking me; null until chosen: see `wishesAt`. */
  endTurn: boolean | null;
  payRent: boolean | null;
  onlyAnswer: boolean | null;
  /** The first automatic answer has been explained. */
  aloneTold: boolean;
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
  levels: {},
  met: [],
  begun: 0,
  words: "all",
  moments: "all",
  endTurn: null,
  payRent: null,
  onlyAnswer: null,
  aloneTold: false,
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
