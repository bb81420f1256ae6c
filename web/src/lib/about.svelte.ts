/** The description of the server: its operator, and how long it keeps data. Loaded once, when first needed. */
import { api } from "./api";
import type { About, Retained } from "./wire";

const NOTHING: Retained = { chat: 0, open: 0, matches: 0, players: 0, companions: 0, reports: 0, addresses: 0 };

class Server {
  info = $state.raw<About | null>(null);
  private asked = false;

  load(): void {
    if (ALONE || this.asked) return;
    this.asked = true;
    void api.about().then(
      (info) => (this.info = info),
      () => (this.asked = false),
    );
  }

  get keep(): Retained {
    return this.info?.keep ?? NOTHING;
  }
}

export const about = new Server();
