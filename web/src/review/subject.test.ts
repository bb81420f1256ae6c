import { expect, test } from "vitest";
import type { ShownMoment } from "../lib/wire";
import { spaceOf, subjectOf } from "./subject";

const moment = (about: Partial<ShownMoment>): ShownMoment => about as ShownMoment;

test("a moment is about the card or the first space of its question", () => {
  expect(subjectOf(moment({ card: 7, spaces: [3] }), false)).toEqual({ kind: "card", index: 7 });
  expect(subjectOf(moment({ subject: [5], spaces: [5, 8], played: 2 }), false)).toEqual({ kind: "space", index: 5 });
  expect(subjectOf(moment({ card: -1, subject: [5] }), true)).toEqual({ kind: "space", index: 5 });
});

test("without such a subject it is about the answer, unless the answers are hidden", () => {
  const played = moment({ played: 2, spaces: [8] });
  expect(subjectOf(played, false)).toEqual({ kind: "card", index: 2 });
  expect(subjectOf(moment({ spaces: [8] }), false)).toEqual({ kind: "space", index: 8 });
  expect(subjectOf(played, true)).toBeNull();
});

test("without any subject there is nothing to focus", () => {
  expect(subjectOf(undefined, false)).toBeNull();
  expect(subjectOf(moment({}), false)).toBeNull();
  expect(spaceOf(undefined)).toBeNull();
});
