/** Magnat as an app of its own, where the browser offers that: the offer is kept until somebody wants it. */

interface Offer extends Event {
  prompt(): Promise<unknown>;
}

const RESTS = "magnat.install.rests"; // until when, ms since 1970
const DAYS = 30;

class Install {
  /** What the browser would ask; null where one has to know the way oneself. */
  offer = $state.raw<Offer | null>(null);
  private rests = $state(Number(localStorage.getItem(RESTS) ?? 0));

  constructor() {
    addEventListener("beforeinstallprompt", (event) => {
      event.preventDefault(); // not as a banner over the board
      this.offer = event as Offer;
    });
    addEventListener("appinstalled", () => this.later());
  }

  get wanted(): boolean {
    return !matchMedia("(display-mode: standalone)").matches && Date.now() > this.rests;
  }

  async go(): Promise<void> {
    await this.offer?.prompt();
    this.offer = null;
  }

  later(): void {
    this.rests = Date.now() + DAYS * 86_400_000;
    try {
      localStorage.setItem(RESTS, `${this.rests}`);
    } catch {
      // it is offered again the next time
    }
  }
}

export const install = new Install();
