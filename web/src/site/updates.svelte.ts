/** A newer version of the page: fetched in the background, offered, and taken when somebody wants it. */

class Updates {
  waiting = $state(false);
  private registration: ServiceWorkerRegistration | null = null;

  async watch(): Promise<void> {
    if (!("serviceWorker" in navigator)) return;
    const registration = await navigator.serviceWorker.register("./sw.js").catch(() => null);
    if (!registration) return;
    this.registration = registration;
    const look = (): void => void (this.waiting = !!registration.waiting && !!navigator.serviceWorker.controller);
    look();
    registration.addEventListener("updatefound", () => registration.installing?.addEventListener("statechange", look));
  }

  /** Every answer is kept already, so nothing is lost by beginning again. */
  take(): void {
    navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
    this.registration?.waiting?.postMessage("now");
  }
}

export const updates = new Updates();
