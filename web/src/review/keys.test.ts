import { describe, expect, it } from "vitest";
import { shortcut } from "./keys";

function pressed(key: string, also: KeyboardEventInit = {}, on: Element = document.body): string {
  const event = new KeyboardEvent("keydown", { key, ...also });
  Object.defineProperty(event, "target", { value: on });
  return shortcut(event);
}

describe("the keys of the review", () => {
  it("have the name of a shortcut, with the shift of a key that writes nothing", () => {
    expect(pressed("m")).toBe("m");
    expect(pressed("ArrowLeft")).toBe("ArrowLeft");
    expect(pressed("ArrowLeft", { shiftKey: true })).toBe("Shift+ArrowLeft");
    expect(pressed("M", { shiftKey: true })).toBe("M");
  });

  it("are the browser's with Ctrl, Alt or the command key", () => {
    for (const also of [{ ctrlKey: true }, { altKey: true }, { metaKey: true }]) expect(pressed("m", also)).toBe("");
  });

  it("belong to whoever writes, but for the one that leaves", () => {
    const field = document.createElement("input");
    expect(pressed("m", {}, field)).toBe("");
    expect(pressed("Escape", {}, field)).toBe("Escape");
  });
});
