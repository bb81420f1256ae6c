const WRITES = "input, textarea, select, [tabindex='0']"; // elements that use keys themselves

/** Return the name of a pressed shortcut; "" while the user types, or for the browser's own shortcuts. */
export function shortcut({ target, key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): string {
  if (ctrlKey || metaKey || altKey) return "";
  if (target instanceof Element && target.matches(WRITES) && key !== "Escape") return "";
  return shiftKey && key.length > 1 ? `Shift+${key}` : key;
}
