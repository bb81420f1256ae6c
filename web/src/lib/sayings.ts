/**
 * The bots' sentences: which bot says what about a happening. Determined by the table's seed, so that a replay has the
 * same words.
 */
import type { Mood } from "../characters/faces";
import type { Happening, Kind } from "./happenings";
import { hash } from "./hash";

export interface Saying {
  seat: number;
  situation: string;
  /** The text's key. */
  key: string;
}

const VARIANTS = [1, 2, 3];
/** A bot is silent for so many turns after its own. */
const TURNS_BETWEEN = 3;
/** Said even if the bots speak little. */
const RARE = new Set(["win", "lost", "group", "taken", "takes"]);
const ORDER: Kind[] = ["win", "theft", "planet", "tower", "group", "near", "no", "rent", "bargain", "jail"];
const GLAD = new Set(["rent-in", "takes", "group", "bargain", "win"]);

export const moodOf = (situation: string): Mood =>
  GLAD.has(situation) ? "glad" : situation === "lost" ? "calm" : "cross";

/** True if a sentence is shown with a setting. */
export const isSaid = (situation: string, words: "all" | "few" | "none"): boolean =>
  words === "all" || (words === "few" && RARE.has(situation));

export class Sayings {
  private spokeIn = -1;
  private readonly last = new Map<number, number>();
  private readonly used = new Set<string>();

  constructor(
    /** The commitment to the table's seed. */
    private readonly seed: string,
    /** Return the character of a seat; "" for a person. */
    private readonly characters: readonly string[],
  ) {}

  /** Return the sentence about an answer's happenings; null if nobody speaks. At most one is said per turn. */
  hear(happenings: Happening[]): Saying | null {
    const sorted = [...happenings].sort((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind));
    for (const happening of sorted) {
      if (happening.turn === this.spokeIn) continue;
      for (const [seat, situation] of this.speakers(happening)) {
        const said = this.say(seat, situation, happening.turn);
        if (said) return said;
      }
    }
    return null;
  }

  /** The seats that may speak, and their situation: a seat that was hit comes before the one that hits. */
  private speakers({ kind, seat, other }: Happening): [number, string][] {
    switch (kind) {
      case "theft":
        return [[other, "taken"], [seat, "takes"]]; // prettier-ignore
      case "rent":
        return [[seat, "rent-out"], [other, "rent-in"]]; // prettier-ignore
      case "group":
      case "planet":
      case "tower":
      case "near":
        return [[seat, "group"]];
      case "no":
      case "bargain":
      case "jail":
        return [[seat, kind]];
      case "win": {
        const losers = this.characters.map((_, i) => i).filter((i) => i !== seat);
        losers.sort((a, b) => hash(`${this.seed} lost ${a}`) - hash(`${this.seed} lost ${b}`));
        return [[seat, "win"], ...losers.map((i): [number, string] => [i, "lost"])];
      }
      default:
        return [];
    }
  }

  private say(seat: number, situation: string, turn: number): Saying | null {
    const character = this.characters[seat];
    if (!character || turn - (this.last.get(seat) ?? -TURNS_BETWEEN) < TURNS_BETWEEN) return null;
    const rank = (key: string): number => hash(`${this.seed} ${key}`);
    const keys = VARIANTS.map((n) => `say-${character}-${situation}-${n}`).filter((key) => !this.used.has(key));
    const [key] = keys.sort((a, b) => rank(a) - rank(b));
    if (!key) return null;
    this.used.add(key);
    this.last.set(seat, turn);
    this.spokeIn = turn;
    return { seat, situation, key };
  }
}
