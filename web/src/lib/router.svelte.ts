/** Client-side routing without page reloads. */
import { tick } from "svelte";
import { backend } from "./backend";

/** The state of a history entry: the page it was opened from, and whether an overlay is open. */
interface Kept {
  from?: string;
  over?: boolean;
}

function stateOf(): Kept {
  return history.state ?? {};
}

/** Decode a part of an address; return an undecodable one unchanged. */
function plain(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

class Router {
  path = $state(backend.where().path);
  hash = $state(backend.where().hash);

  constructor() {
    addEventListener("popstate", () => this.read());
    addEventListener("hashchange", () => this.read());
    addEventListener("click", (event) => {
      if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
        return;
      const link = (event.target as Element).closest?.("a");
      const to = !link || link.target || link.hasAttribute("download") ? null : backend.linked(link);
      if (to === null) return;
      event.preventDefault();
      this.go(to);
    });
  }

  private read(): void {
    const { path, hash } = backend.where();
    this.path = path;
    this.hash = hash;
    this.from = stateOf().from ?? "";
    if (!stateOf().over) this.shut?.();
  }

  /** Our page from which this one was opened; "" if none. */
  from = $state(stateOf().from ?? "");
  private shut: (() => void) | null = null;

  go(to: string, replace = false): void {
    const { from, over } = stateOf();
    if (replace || over) history.replaceState({ from: over ? this.path : from }, "", backend.address(to));
    else history.pushState({ from: this.path }, "", backend.address(to));
    this.read();
    scrollTo(0, 0);
    void tick().then(() => document.querySelector<HTMLElement>("[data-landing]")?.focus({ preventScroll: true }));
  }

  /** Replace the current address by another place of the same page. */
  here(to: string): void {
    history.replaceState(history.state, "", backend.address(to));
  }

  /** Go to another place of the same page: Back returns to the previous place, and the page stays open. */
  further(to: string): void {
    history.pushState({ from: this.from }, "", backend.address(to));
    this.read();
  }

  back(): void {
    history.back();
  }

  /** Open an overlay: Back closes it, and the page stays. */
  over(close: () => void): void {
    if (!this.shut) history.pushState({ ...stateOf(), over: true }, "");
    this.shut = () => {
      this.shut = null;
      close();
    };
  }

  /** Close an overlay by hand. */
  closed(): void {
    if (this.shut) history.back();
  }

  get parts(): string[] {
    return this.path.split("/").filter(Boolean).map(plain);
  }
}

export const router = new Router();
