/** What this device's player has chosen. Kept in the browser, sent nowhere. */

export type Lang = "fr" | "en";
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
  /** The tries beside a side game are put away. */
  folded: boolean;
  /** My turn ends by itself when nothing is left that I could want; a question with one answer passes. */
  endTurn: boolean;
  onlyAnswer: boolean;
}

const fresh = (): Kept => ({
  lang: navigator.language.toLowerCase().startsWith("en") ? "en" : "fr",
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
    return { ...fresh(), ...(JSON.parse(localStorage.getItem("magnat") ?? "{}") as Partial<Kept>) };
  } catch {
    return fresh();
  }
}

export const settings: Kept = $state(read());

export function keepSettings(): void {
  $effect(() => {
    const root = document.documentElement;
    root.lang = settings.lang;
    if (settings.theme === "auto") delete root.dataset.theme;
    else root.dataset.theme = settings.theme;
    root.dataset.patterns = settings.patterns;
    root.style.fontSize = settings.text === 1 ? "" : `${settings.text * 100}%`;
    root.style.setProperty("--speed", settings.speed ? String(1 / settings.speed) : "0");
    try {
      localStorage.setItem("magnat", JSON.stringify(settings));
    } catch {
      /* a private window: then it lasts as long as the page */
    }
  });
}
