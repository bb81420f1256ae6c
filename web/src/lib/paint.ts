/** Custom colours and shapes of groups: applied to everything that draws a group, until they are undone. */
import type { Group } from "./wire";

export const LOOKS = [
  "brown",
  "light_blue",
  "pink",
  "orange",
  "red",
  "yellow",
  "green",
  "dark_blue",
  "station",
  "utility",
];
const INK = "#221a2c";
const SPRITE = "svg.sprite";

function lightOf(colour: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** Return white or ink, whichever has more contrast on a colour. */
export function onColour(colour: string): string {
  const luminance = lightOf(colour) + 0.05;
  return 1.05 / luminance >= luminance / (lightOf(INK) + 0.05) ? "#ffffff" : INK;
}

const idOf = (look: string): string => look.replaceAll("_", "-");
const glyph = (look: string): string => (look === "utility" ? "bolt" : idOf(look));

/** Return the printed look of a group: its own name, or the colour it is printed in. */
export function printedLook(group: Group): string {
  return LOOKS.includes(group.name) ? group.name : LOOKS.includes(group.kind ?? "") ? (group.kind ?? "") : "";
}

interface Look {
  fill: string;
  on: string;
  shape: string;
  pattern: string;
}

const drawn = (id: string): Element | null => document.querySelector(`${SPRITE} [id="${id}"]`);
let printed: Map<string, Look> | null = null;

/** The ten printed looks, read before any is changed; their shapes stay in the sprite as `look-brown` … */
export function printedLooks(): Map<string, Look> {
  const style = getComputedStyle(document.documentElement);
  return (printed ??= new Map(
    LOOKS.map((look) => {
      const shape = drawn(glyph(look));
      const copy = shape?.cloneNode(true) as Element | undefined;
      copy?.setAttribute("id", `look-${idOf(look)}`);
      if (copy) shape?.after(copy);
      const printed = {
        fill: style.getPropertyValue(`--g-${idOf(look)}`).trim(),
        on: style.getPropertyValue(`--on-${idOf(look)}`).trim(),
        shape: shape?.innerHTML ?? "",
        pattern: drawn(`p-${idOf(look)}`)?.innerHTML ?? "",
      };
      return [look, printed] as const;
    }),
  ));
}

/** Apply the looks and return a function that undoes it. */
export function paint(groups: readonly Group[]): () => void {
  const own = groups.filter((group) => (group.colour || group.shape) && printedLook(group));
  if (!own.length) return () => undefined;
  const looks = printedLooks();
  const root = document.documentElement.style;
  const back: (() => void)[] = [];
  const draw = (id: string, content: string): void => {
    const node = drawn(id);
    if (!node || !content) return;
    const before = node.innerHTML;
    node.innerHTML = content;
    back.push(() => (node.innerHTML = before));
  };
  for (const group of own) {
    const look = printedLook(group);
    const id = idOf(look);
    const free = /^#[\da-f]{6}$/iu.test(group.colour ?? "");
    const colour = looks.get(group.colour ?? "");
    const form = group.shape || (colour && group.colour) || look;
    const fill = free ? (group.colour ?? "") : colour?.fill;
    if (fill) {
      root.setProperty(`--g-${id}`, fill);
      root.setProperty(`--on-${id}`, free ? onColour(fill) : (colour?.on ?? ""));
      back.push(() => (root.removeProperty(`--g-${id}`), root.removeProperty(`--on-${id}`)));
    }
    if (form === look) continue;
    draw(glyph(look), looks.get(form)?.shape ?? "");
    draw(`p-${id}`, (looks.get(form)?.pattern ?? "").replaceAll(`--g-${idOf(form)}`, `--g-${id}`));
  }
  return () => {
    for (const undo of back.reverse()) undo();
  };
}
