/** Installation as an app, if the browser offers it: the offer is kept until the user wants it. */

interface Offer extends Event {
  prompt(): Promise<unknown>;
}

const RESTS = "magnat.install.rests"; // end of the snooze, ms since 1970
const DAYS = 30;

class Install {
  /** The browser's install prompt; null if the user has to use the browser's menu. */
  offer = $state.raw<Offer | null>(null);
  private rests = $state(Number(localStorage.getItem(RESTS) ?? 0));

  constructor() {
    addEventListener("beforeinstallprompt", (event) => {
      event.preventDefault(); // no banner over the board
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
      // offered again next time
    }
  }
}

export const install = new Install();
