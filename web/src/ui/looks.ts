/** Objects drawn on a board: spaces and pawns. */

import type { SeatLook } from "../games/contract";

/** The appearance of one space. */
export interface CellLook {
  name: string;
  /** Under the name: a price, a rent. */
  foot?: string;
  tone?: "money" | "ink" | "mute" | "bad";
  /** brown, light_blue …: a band with colour, pattern and shape. */
  group?: string;
  /** A different shape from the group's. */
  glyph?: string;
  icon?: string;
  iconFill?: string;
  owner?: SeatLook;
  houses?: number;
  hotel?: boolean;
  /** The sign of a face-down card on the outer edge. */
  extra?: string;
  /** The full description for screen readers. */
  aria: string;
}

export interface PawnLook {
  seat: number;
  look: SeatLook;
  at: number;
  on: boolean;
  badge?: string;
  /** Inside the space, not on the pavement in front of it: in jail. */
  inside?: boolean;
}
