/** Names of a game's options and of their values. */
import type { Texts } from "./texts";
import type { OptionInfo, OptionValue } from "./wire";

export const slug = (name: string): string => name.replaceAll("_", "-");

export function optionText(say: Texts, option: OptionInfo, value: OptionValue): string {
  const key = slug(option.name);
  if (typeof value === "boolean") return say.line(value ? "switch-yes" : "switch-no");
  if (typeof value === "number") return say.line(`option-${key}-value`, { n: value });
  return say.line(`option-${key}-${slug(value)}`);
}
