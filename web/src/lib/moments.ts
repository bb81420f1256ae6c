/** Big moments: which happening is shown in the heart, and for how long. At most one per turn, the greatest. */
import type { Happening, Kind } from "./happenings";

export const GREATEST_FIRST = ["win", "million", "broke", "tower", "planet", "group", "theft", "nono"] as const;
export type MomentKind = (typeof GREATEST_FIRST)[number];

/** Duration in ms at normal speed. */
export const MOMENT_MS: Record<MomentKind, number> = {
  win: 1200,
  million: 1200,
  broke: 1100,
  tower: 1100,
  planet: 1000,
  group: 1100,
  theft: 1000,
  nono: 900,
};
export const STILL_MS = 1400; // a picture without motion

export interface BigMoment extends Happening {
  kind: MomentKind;
}

const isBig = (kind: Kind): kind is MomentKind => (GREATEST_FIRST as readonly string[]).includes(kind);

export class Moments {
  private shownIn = -1;

  /** Return the moment to show about an answer's happenings; null for none. */
  hear(happenings: Happening[]): BigMoment | null {
    const big = happenings.filter((each): each is BigMoment => isBig(each.kind) && each.turn !== this.shownIn);
    const [greatest] = big.sort((a, b) => GREATEST_FIRST.indexOf(a.kind) - GREATEST_FIRST.indexOf(b.kind));
    if (greatest) this.shownIn = greatest.turn;
    return greatest ?? null;
  }
}
