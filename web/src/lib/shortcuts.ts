/** The keys of the table: where the focus goes, and which word a key says. */
import { settings } from "./settings.svelte";

export interface Keyed {
  /** By key, with "Shift+" before a capital. */
  acts: Record<string, () => void>;
  escape: () => void;
  /** A letter that nobody else wanted; whether it meant something. */
  letter: (key: string) => boolean;
}

const REGIONS = [
  "#question",
  ".centre [tabindex='0'], .centre button",
  ".rail.right button, .rail.right [tabindex]",
  ".players",
  "[role=log]",
  ".talk input",
];
const TYPING = "input:not([type=checkbox]):not([type=radio]):not([type=range]), textarea, select";

/** What a key does at the table. */
export function pressed(event: KeyboardEvent, { acts, escape, letter }: Keyed): void {
  const { target } = event;
  if (!(target instanceof Element)) return;
  if (event.defaultPrevented || target.closest("dialog") || event.ctrlKey || event.metaKey) return;
  if (event.key === "F6" || (event.altKey && /^[1-6]$/.test(event.key))) {
    event.preventDefault();
    goTo(event.key === "F6" ? -1 : Number(event.key) - 1, event.shiftKey);
    return;
  }
  if (event.key === "Escape") return escape();
  if (target.matches(TYPING) || event.altKey || event.repeat) return;
  const act = acts[event.shiftKey ? `Shift+${event.key.toUpperCase()}` : event.key];
  if (act) {
    event.preventDefault();
    act();
  } else if (event.key === "Enter" && (target === document.body || target.id === "question")) {
    event.preventDefault();
    document.querySelector<HTMLElement>(".q .go, .q [data-skip]")?.click();
  } else if (settings.letters && /^[a-z]$/i.test(event.key) && !event.shiftKey && letter(event.key))
    event.preventDefault();
}

/** One of the regions by its number, or the next one after where the focus is. */
function goTo(index: number, back: boolean): void {
  const found = REGIONS.map((one) => document.querySelector<HTMLElement>(one));
  const here = found.findIndex((one) => one?.contains(document.activeElement));
  const next = (here + (back ? -1 : 1) + found.length) % found.length;
  found[index < 0 ? next : index]?.focus();
}

/** The next thing that may be chosen, or the last one before it. */
export function nextLit(by: number): void {
  const all = [...document.querySelectorAll<HTMLElement>("[data-lit]")];
  const here = all.findIndex((one) => one === document.activeElement);
  all[(here + by + all.length) % all.length]?.focus();
}
