/** A position embedded in a page, with the appearance of a replay. */
import type { FluentBundle } from "@fluent/bundle";
import type { GamePiece, SeatLook } from "../games/contract";
import { Appearance } from "../lib/appearance.svelte";
import { NOTHING, type Scene } from "../lib/projection";
import type { Still } from "../lib/replay.svelte";
import { settings } from "../lib/settings.svelte";
import type { Columns, ShownMoment, TableInfo } from "../lib/wire";
import type { ReviewPage } from "./data";

export class EmbeddedStill implements Still {
  readonly id = "";
  readonly info: TableInfo;
  readonly at: number;
  readonly mover: number;
  private readonly appearance: Appearance;

  constructor(
    private readonly page: ReviewPage,
    readonly moment: ShownMoment | undefined,
    readonly piece: GamePiece,
    private readonly bundles: Record<string, FluentBundle>,
  ) {
    const { game, variant } = page.edition;
    const seats = page.names.map((name) => ({ name, kind: "player", present: true }));
    this.info = { game, variant, status: "over", seats } as unknown as TableInfo; // no other column is drawn
    this.at = moment?.number ?? 0;
    this.mover = moment?.seat ?? -1;
    this.appearance = new Appearance(this);
    this.wear();
  }

  /** Apply the current language. */
  wear(): void {
    const { edition } = this.page;
    const bundle = this.bundles[settings.lang];
    if (bundle) this.appearance.set(edition, bundle, this.piece, edition.named?.[settings.lang] ?? {});
  }

  get me(): number {
    return this.page.seat;
  }
  get view(): Columns | null {
    return this.page.positions[this.at - 1]?.columns ?? null;
  }
  get scene(): Scene {
    return { ...NOTHING, columns: this.view ?? {}, mover: this.mover };
  }
  get edition() {
    return this.appearance.edition;
  }
  get say() {
    return this.appearance.say;
  }
  get seats(): SeatLook[] {
    return this.appearance.seats.map((look) => ({ ...look, name: this.say?.seat(look.seat) ?? look.name }));
  }
  wealth = (seat: number): string => this.page.positions[this.at - 1]?.wealth[settings.lang]?.[seat] ?? "";
}
