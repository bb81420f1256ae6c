import { announce } from "../lib/announce";
import { api, player } from "../lib/api";
import { t } from "../lib/i18n.svelte";
import { refusal } from "../lib/refusal";
import { router } from "../lib/router.svelte";
import { settings } from "../lib/settings.svelte";

/** A game that continues from a moment of another one. */
export class SideGame {
  leaving = $state(false);
  sameDice = $state(false);

  /** After event `at`, in this seat. */
  async begin(of: string, at: number | undefined, seat: number): Promise<void> {
    if (this.leaving || at === undefined) return;
    this.leaving = true;
    try {
      await player(settings.name || t("seat-n", { n: 1 }));
      const side = await api.side(of, at, seat, this.sameDice);
      router.go(`/t/${side.id}`);
    } catch (why) {
      announce(refusal(why), true);
      this.leaving = false;
    }
  }
}
