/** What moves at the portraits and in the heart is cheap to draw. */
import { expect, test } from "vitest";

const sources = import.meta.glob<string>("./{Moment,Bubbles}.svelte", {
  query: "?raw",
  import: "default",
  eager: true,
});

test.each(Object.entries(sources))(
  "%s moves by transform and opacity alone, and rests with reduced motion",
  (_, source) => {
    const style = source.slice(source.indexOf("<style>"));
    const frames = [...style.matchAll(/@keyframes[^{]+\{((?:[^{}]*\{[^{}]*\})+)/gu)].map(([, body]) => body ?? "");
    const moved = frames.flatMap((body) => [...body.matchAll(/([\w-]+):/gu)].map(([, property]) => property));
    expect(frames.length).toBeGreaterThan(0);
    expect(new Set(moved.filter((property) => property !== "transform" && property !== "opacity"))).toEqual(new Set());
    expect(style).toMatch(/prefers-reduced-motion: reduce\) \{[^@]*animation: none/u);
    expect(style).not.toMatch(/filter:|blur\(|transition/u);
  },
);
