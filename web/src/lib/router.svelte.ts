/** Addresses. The page never reloads between them. */
import { tick } from "svelte";
import { home } from "./home";

/** What an entry of the history knows: the page it was opened from, and whether something lies over it. */
interface Kept {
  from?: string;
  over?: boolean;
}

function stateOf(): Kept {
  return history.state ?? {};
}

/** A part of an address as it reads; one that says nothing readable stays as it is. */
function plain(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

class Router {
  path = $state(home.where().path);
  hash = $state(home.where().hash);

  constructor() {
    addEventListener("popstate", () => this.read());
    addEventListener("hashchange", () => this.read());
    addEventListener("click", (event) => {
      if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
        return;
      const link = (event.target as Element).closest?.("a");
      const to = !link || link.target || link.hasAttribute("download") ? null : home.linked(link);
      if (to === null) return;
      event.preventDefault();
      this.go(to);
    });
  }

  private read(): void {
    const { path, hash } = home.where();
    this.path = path;
    this.hash = hash;
    this.from = stateOf().from ?? "";
    if (!stateOf().over) this.shut?.();
  }

  /** The page of ours that this one was opened from; "" if it was none. */
  from = $state(stateOf().from ?? "");
  private shut: (() => void) | null = null;

  go(to: string, replace = false): void {
    const { from, over } = stateOf();
    if (replace || over) history.replaceState({ from: over ? this.path : from }, "", home.address(to));
    else history.pushState({ from: this.path }, "", home.address(to));
    this.read();
    scrollTo(0, 0);
    void tick().then(() => document.querySelector<HTMLElement>("[data-landing]")?.focus({ preventScroll: true }));
  }

  /** The address of this very page, further on in it. */
  here(to: string): void {
    history.replaceState(history.state, "", home.address(to));
  }

  /** Further on in a page of several: the way back leads to where one was, and the page stays where it is. */
  further(to: string): void {
    history.pushState({ from: this.from }, "", home.address(to));
    this.read();
  }

  back(): void {
    history.back();
  }

  /** Something opens over the page: Back closes it, and the page stays. */
  over(close: () => void): void {
    if (!this.shut) history.pushState({ ...stateOf(), over: true }, "");
    this.shut = () => {
      this.shut = null;
      close();
    };
  }

  /** It is closed by hand. */
  closed(): void {
    if (this.shut) history.back();
  }

  get parts(): string[] {
    return this.path.split("/").filter(Boolean).map(plain);
  }
}

export const router = new Router();
