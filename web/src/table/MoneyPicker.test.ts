import { cleanup, fireEvent, render } from "@testing-library/svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { Texts } from "../lib/texts";
import MoneyPicker from "./MoneyPicker.svelte";

const say = {
  lang: "en",
  money: (amount: number) => `${amount}k`,
  edition: { words: { money: [["k", 1]] } },
} as unknown as Texts;

function picker(value = 100) {
  const onchange = vi.fn();
  const onenter = vi.fn();
  const shown = render(MoneyPicker, {
    say,
    range: { from: 50, to: 500, step: 50 },
    value,
    onchange,
    onenter,
    mark: 200,
    balance: 600,
    minus: true,
  });
  return { ...shown, onchange, onenter, field: shown.getByRole("spinbutton") };
}

afterEach(cleanup);

describe("the amount picker", () => {
  it("rounds a typed amount to a step", async () => {
    const { field, onchange, onenter } = picker();
    await fireEvent.input(field, { target: { value: "180" } });
    await fireEvent.keyDown(field, { key: "Enter" });
    expect(onchange).toHaveBeenCalledWith(200);
    await Promise.resolve();
    expect(onenter).toHaveBeenCalledOnce();
  });
  it("changes by steps with the arrow keys, within its range", async () => {
    const { field, onchange } = picker(500);
    await fireEvent.keyDown(field, { key: "ArrowUp" });
    expect(onchange).toHaveBeenLastCalledWith(500);
    await fireEvent.keyDown(field, { key: "ArrowDown" });
    expect(onchange).toHaveBeenLastCalledWith(450);
  });
  it("also offers steps down, not below the minimum", async () => {
    const { container, onchange } = picker(100);
    const back = container.querySelector("[data-minus='50']");
    await fireEvent.click(back as Element);
    expect(onchange).toHaveBeenLastCalledWith(50);
    cleanup();
    expect(picker(50).container.querySelector<HTMLButtonElement>("[data-minus='50']")?.disabled).toBe(true);
  });
  it("jumps to the printed price", async () => {
    const { getByText, onchange } = picker();
    await fireEvent.click(getByText("= 200k"));
    expect(onchange).toHaveBeenCalledWith(200);
  });
  it("ignores invalid text", async () => {
    const { field, onchange } = picker();
    await fireEvent.input(field, { target: { value: "beaucoup" } });
    await fireEvent.blur(field);
    expect(onchange).not.toHaveBeenCalled();
  });
});
