/** The appearance of a table: its edition, texts and centre piece, and the look of each seat. */
import type { FluentBundle } from "@fluent/bundle";
import type { GamePiece, SeatLook } from "../games/contract";
import { pieceOf } from "../games/registry";
import { api } from "./api";
import { gameBundle, t } from "./i18n.svelte";
import { Texts } from "./texts";
import { settings } from "./settings.svelte";
import type { Lang } from "./wire.gen";
import type { Columns, Edition, OwnNames, TableInfo } from "./wire";

export const TOKENS = ["balloon", "fox", "cup", "key", "umbrella", "cactus"];

/** A table or a replay. */
export interface AppearanceSource {
  readonly id: string;
  readonly info: TableInfo | null;
  readonly me: number;
  readonly view: Columns | null;
}

export class Appearance {
  edition = $state.raw<Edition | null>(null);
  piece = $state.raw<GamePiece | null>(null);
  private bundle = $state.raw<FluentBundle | null>(null);
  private named = $state.raw<OwnNames>({});

  constructor(private readonly table: AppearanceSource) {}

  /** Load the edition and its texts; again when the language changes. */
  async load(lang: Lang): Promise<void> {
    const { id, info } = this.table;
    if (!info) return;
    const same = this.edition?.game === info.game;
    const [edition, bundle, piece, named] = await Promise.all([
      same ? this.edition : api.ownEdition(id, info.game),
      gameBundle(info.game, lang),
      same && this.piece ? this.piece : pieceOf(info.game),
      api.named(info.game, info.variant, lang),
    ]);
    if (edition) this.set(edition, bundle, piece, edition.named?.[lang] ?? named);
  }

  set(edition: Edition, bundle: FluentBundle, piece: GamePiece, named: OwnNames): void {
    this.named = named;
    this.edition = edition;
    this.bundle = bundle;
    this.piece = piece;
  }

  say = $derived.by((): Texts | null => {
    const { info } = this.table;
    if (!this.edition || !this.bundle || !info) return null;
    const names = info.seats.map((seat) => seat.name ?? "");
    return new Texts(this.edition, settings.lang, this.bundle, names, this.named);
  });

  /** True if players have hidden hands. */
  hasHands = $derived.by(() => this.edition !== null && Object.values(this.edition.secret).includes("hand"));

  seats = $derived.by((): SeatLook[] => {
    const dress = this.piece?.dress;
    const looks = this.looks();
    const { edition } = this;
    const { view } = this.table;
    return dress && view && edition ? looks.map((look) => dress(look, view, edition)) : looks;
  });

  private looks(): SeatLook[] {
    const { info, me, view } = this.table;
    return (info?.seats ?? []).map((seat, i) => ({
      seat: i,
      name: seat.name || t("seat-open"),
      colour: `var(--seat-${((seat.colour || i) % 6) + 1})`,
      token: TOKENS[(seat.token || i) % TOKENS.length] ?? "balloon",
      // in a running game, bots play the open seats
      bot: seat.kind === "bot" || !!seat.stands_in || (seat.kind === "open" && info?.status === "playing"),
      you: i === me,
      away: seat.kind === "player" && !seat.present,
      out: !!seat.out || (!!view?.ring && !view.ring.includes(i)),
    }));
  }
}
