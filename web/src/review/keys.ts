const WRITES = "input, textarea, select, [tabindex='0']"; // what takes keys for itself

/** The key that was pressed, as shortcuts are named; nothing while somebody writes, or means the browser. */
export function shortcut({ target, key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): string {
  if (ctrlKey || metaKey || altKey) return "";
  if (target instanceof Element && target.matches(WRITES) && key !== "Escape") return "";
  return shiftKey && key.length > 1 ? `Shift+${key}` : key;
}
