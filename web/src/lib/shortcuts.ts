/** The table's keyboard shortcuts: moving the focus, and answers by letter. */
import { settings } from "./settings.svelte";

export interface Keyed {
  /** By key, with "Shift+" for a capital letter. */
  acts: Record<string, () => void>;
  escape: () => void;
  /** Handle a letter without another use; return true if it had an effect. */
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

/** Handle a key at the table. */
export function handleKey(event: KeyboardEvent, { acts, escape, letter }: Keyed): void {
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

/** Focus a region by its number, or the one after the current. */
function goTo(index: number, back: boolean): void {
  const regions = REGIONS.map((one) => document.querySelector<HTMLElement>(one));
  const current = regions.findIndex((one) => one?.contains(document.activeElement));
  const next = (current + (back ? -1 : 1) + regions.length) % regions.length;
  regions[index < 0 ? next : index]?.focus();
}

/** Focus the next or previous selectable object. */
export function nextLit(by: number): void {
  const all = [...document.querySelectorAll<HTMLElement>("[data-lit]")];
  const current = all.findIndex((one) => one === document.activeElement);
  all[(current + by + all.length) % all.length]?.focus();
}
