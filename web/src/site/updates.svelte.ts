/** A new version of the page: downloaded in the background, offered, and applied on request. */
import { base } from "./base";
import type { Files } from "./wire";

class Updates {
  waiting = $state(false);
  /** Bytes that the running version does not have. */
  size = $state(0);
  private registration: ServiceWorkerRegistration | null = null;

  async watch(): Promise<void> {
    if (!("serviceWorker" in navigator)) return;
    const registration = await navigator.serviceWorker.register("./sw.js").catch(() => null);
    if (!registration) return;
    this.registration = registration;
    const look = (): void => {
      this.waiting = !!registration.waiting && !!navigator.serviceWorker.controller;
      if (this.waiting) void this.weigh();
    };
    look();
    registration.addEventListener("updatefound", () => registration.installing?.addEventListener("statechange", look));
  }

  /** Every version has its own cache; files named by their content hash are copied. */
  private async weigh(): Promise<void> {
    const named = async (cache: string): Promise<Files | undefined> =>
      (await (await caches.open(cache)).match(new URL("files.json", base())))?.json() as Promise<Files | undefined>;
    const running = (await (await fetch(new URL("files.json", base()))).json()) as Files;
    const mine = new Set(running.parts.map((each) => each.path));
    for (const cache of (await caches.keys()).filter((key) => key.startsWith(`magnat ${base()} `))) {
      const files = await named(cache);
      if (!files || files.version === running.version) continue;
      const fresh = files.parts.filter((each) => !mine.has(each.path));
      this.size = fresh.reduce((sum, each) => sum + each.size, 0);
    }
  }

  /** Every answer is already stored, so a reload loses nothing. */
  take(): void {
    navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
    this.registration?.waiting?.postMessage("now");
  }
}

export const updates = new Updates();
