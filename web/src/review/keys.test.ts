import { describe, expect, it } from "vitest";
import { shortcut } from "./keys";

function pressed(key: string, also: KeyboardEventInit = {}, on: Element = document.body): string {
  const event = new KeyboardEvent("keydown", { key, ...also });
  Object.defineProperty(event, "target", { value: on });
  return shortcut(event);
}

describe("review shortcuts", () => {
  it("names the key, with Shift only for keys without a character", () => {
    expect(pressed("m")).toBe("m");
    expect(pressed("ArrowLeft")).toBe("ArrowLeft");
    expect(pressed("ArrowLeft", { shiftKey: true })).toBe("Shift+ArrowLeft");
    expect(pressed("M", { shiftKey: true })).toBe("M");
  });

  it("leaves keys with Ctrl, Alt or Meta to the browser", () => {
    for (const also of [{ ctrlKey: true }, { altKey: true }, { metaKey: true }]) expect(pressed("m", also)).toBe("");
  });

  it("ignores keys typed into a field, except Escape", () => {
    const field = document.createElement("input");
    expect(pressed("m", {}, field)).toBe("");
    expect(pressed("Escape", {}, field)).toBe("Escape");
  });
});
