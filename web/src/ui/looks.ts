/** What is drawn on a board: spaces and pawns. */

import type { SeatLook } from "../games/contract";

/** One space as it is drawn. */
export interface CellLook {
  name: string;
  /** Under the name: a price, a rent. */
  foot?: string;
  tone?: "money" | "ink" | "mute" | "bad";
  /** brown, light_blue … : band with colour, pattern and shape. */
  group?: string;
  /** Another shape than the group's. */
  glyph?: string;
  icon?: string;
  iconFill?: string;
  owner?: SeatLook;
  houses?: number;
  hotel?: boolean;
  /** The sign of a card that lies on the outer edge, face down. */
  extra?: string;
  /** Everything, for those who do not see it. */
  aria: string;
}

export interface PawnLook {
  seat: number;
  look: SeatLook;
  at: number;
  on: boolean;
  badge?: string;
  /** Within the space itself, not on the pavement before it: behind bars. */
  inside?: boolean;
}
