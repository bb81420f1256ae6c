/** The icon of a kind of space or of a deck: the same on the board, in the workshop, in studies and in print. */

export interface Sign {
  icon: string;
  /** Its colour on a board. */
  fill?: string;
}

export const SIGN: Record<string, Sign> = {
  go: { icon: "go", fill: "var(--bad)" },
  jail: { icon: "jail" },
  free_parking: { icon: "tree" },
  go_to_jail: { icon: "cop" },
  chance: { icon: "chance", fill: "var(--warn)" },
  chest: { icon: "chest", fill: "var(--seat-4)" },
  tax: { icon: "tax" },
  rival_tax: { icon: "tax", fill: "var(--bad)" },
  tower_tax: { icon: "tax", fill: "var(--bad)" },
  empire: { icon: "tower", fill: "var(--money)" },
  hyperdrive: { icon: "hyper", fill: "var(--money)" },
  bounty: { icon: "target", fill: "var(--warn)" },
  card_rebel: { icon: "sw-comet", fill: "var(--rebel)" },
  card_empire: { icon: "sw-crown", fill: "var(--empire)" },
  rebel: { icon: "sw-comet" },
  force: { icon: "star" },
  star: { icon: "star" },
  lifestyle: { icon: "star", fill: "var(--brass)" },
  fortune: { icon: "clover" },
};

/** Return an icon; "" if there is none. */
export const signOf = (kind: string): string => SIGN[kind]?.icon ?? "";

/** One company supplies water, the other one power. */
export const companySign = (name: string): string => (/water|eau/u.test(name) ? "drop" : "bolt");
