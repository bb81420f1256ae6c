/** The appearance of groups on paper: colours of the light theme regardless of the screen's, with shape and pattern. */
import { companySign } from "../lib/signs";
import type { DrawnGroup } from "./own";

export type Ink = "colour" | "thrifty" | "black";

export interface GroupLook {
  colour: string;
  /** The colour of text on it. */
  on: string;
  /** One of the ten: its glyph and its pattern. */
  shape: string;
}

export const INK = "#221a2c";
export const INK_2 = "#544a60";
export const LINE = "#c9bda6";
export const MONEY = "#7d5200";

const TEN: Record<string, [colour: string, on: string]> = {
  brown: ["#7a4a2b", "#ffffff"],
  light_blue: ["#8ccbe8", "#0d2c3a"],
  pink: ["#c73b83", "#ffffff"],
  orange: ["#ee8b2c", "#331a00"],
  red: ["#c92d33", "#ffffff"],
  yellow: ["#f4cf3f", "#352a00"],
  green: ["#26804e", "#ffffff"],
  dark_blue: ["#1e4a9a", "#ffffff"],
  station: ["#4a4453", "#ffffff"],
  utility: ["#b3a78f", "#2a2414"],
};
export const SHAPES = Object.keys(TEN);
export const SEATS = ["#b0224d", "#0a7570", "#9a5f00", "#3b5a86", "#567311", "#7b4a33"];

/** The marks of each pattern, in a square of 8 by 8. */
export const MARKS: Record<string, string> = {
  brown: "M2 0V8M6 0V8",
  light_blue: "M2 .8a1.2 1.2 0 1 0 .01 0ZM6 4.800a1.2 1.2 0 1 0 .01 0Z",
  pink: "M-2 6 6-2M2 10 10 2",
  orange: "M0 5 4 1 8 5M0 9 4 5 8 9",
  red: "M2 4H6M4 2V6",
  yellow: "M0 0H8M0 0V8",
  green: "M0 2H8M0 6H8",
  dark_blue: "",
  station: "M0 4H8",
  utility: "M0 4Q2 1 4 4T8 4",
};
export const isDots = (shape: string): boolean => shape === "light_blue";

function light(colour: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** Return white or ink, whichever has more contrast on a colour. */
export function onColour(colour: string): string {
  const luminance = light(colour) + 0.05;
  return 1.05 / luminance >= luminance / (light(INK) + 0.05) ? "#ffffff" : INK;
}

export const lookNamed = (name: string): GroupLook => {
  const shape = name in TEN ? name : "station";
  const [colour = INK, on = "#ffffff"] = TEN[shape] ?? [];
  return { colour, on, shape };
};

export function lookOf(group: DrawnGroup | undefined): GroupLook {
  if (!group) return lookNamed("station");
  const own = lookNamed(group.name in TEN ? group.name : (group.kind ?? ""));
  const shape = group.shape && group.shape in TEN ? group.shape : own.shape;
  if (!group.colour) return { ...own, shape };
  if (group.colour in TEN) return { ...lookNamed(group.colour), shape: group.shape ? shape : group.colour };
  return /^#[\da-f]{6}$/i.test(group.colour)
    ? { colour: group.colour, on: onColour(group.colour), shape }
    : { ...own, shape };
}

export const glyphOf = (name: string, shape: string): string =>
  shape === "utility" ? companySign(name) : shape.replaceAll("_", "-");

const TINTS: Record<string, [ground: string, ink: string]> = {
  chance: ["#f8e8c3", "#7d5200"],
  chest: ["#dbe4f0", "#3b5a86"],
  lifestyle: ["#f1e3f4", "#6b2a7a"],
  fortune: ["#dcefe0", "#1a6f41"],
  empire: ["#f3e0d2", "#7b4a33"],
  force: ["#dbe4f0", "#2a67b8"],
};
export const tintOf = (deck: string): [string, string] => TINTS[deck] ?? ["#f1e7d3", "#7d5200"];
