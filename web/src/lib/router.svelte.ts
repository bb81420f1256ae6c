/** Addresses. The page never reloads between them. */
import { tick } from "svelte";

class Router {
  path = $state(location.pathname);
  hash = $state(location.hash);

  constructor() {
    addEventListener("popstate", () => this.read());
    addEventListener("hashchange", () => this.read());
    addEventListener("click", (event) => {
      if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
        return;
      const link = (event.target as Element).closest?.("a");
      if (!link || link.target || link.origin !== location.origin || link.hasAttribute("download")) return;
      if (link.pathname.startsWith("/api/") || link.hash.length > 1) return;
      event.preventDefault();
      this.go(link.pathname + link.search);
    });
  }

  private read(): void {
    this.path = location.pathname;
    this.hash = location.hash;
  }

  go(to: string, replace = false): void {
    if (replace) history.replaceState(null, "", to);
    else history.pushState(null, "", to);
    this.read();
    scrollTo(0, 0);
    void tick().then(() => document.querySelector<HTMLElement>("[data-landing]")?.focus({ preventScroll: true }));
  }

  get parts(): string[] {
    return this.path.split("/").filter(Boolean).map(decodeURIComponent);
  }
}

export const router = new Router();
