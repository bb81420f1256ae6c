import { describe, expect, it, vi } from "vitest";
import { router } from "./router.svelte";

const moved = (): Promise<unknown> => new Promise((done) => addEventListener("popstate", done, { once: true }));

vi.stubGlobal("scrollTo", () => undefined);

describe("Back", () => {
  it("leads to the page from which this one was opened", async () => {
    router.go("/mine");
    router.go("/r/abc");
    router.here("/r/abc#7");
    expect(router.from).toBe("/mine");
    const back = moved();
    router.back();
    await back;
    expect(router.path).toBe("/mine");
  });
  it("closes an overlay, and the page stays", async () => {
    router.go("/t/abc");
    let open = true;
    router.over(() => (open = false));
    expect(open).toBe(true);
    const back = moved();
    history.back();
    await back;
    expect([open, router.path]).toEqual([false, "/t/abc"]);
  });
  it("skips an overlay that was closed by hand", async () => {
    router.go("/mine");
    router.go("/t/abc");
    router.over(() => undefined);
    const closed = moved();
    router.closed();
    await closed;
    const back = moved();
    history.back();
    await back;
    expect(router.path).toBe("/mine");
  });
  it("returns from a link inside an overlay to the page below it", async () => {
    router.go("/t/abc");
    router.over(() => undefined);
    router.go("/settings");
    const back = moved();
    history.back();
    await back;
    expect(router.path).toBe("/t/abc");
  });
});
