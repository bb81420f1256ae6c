/** The data embedded in a standalone page; see `magnat.tables.standalone`. */
import type { ArenaReport } from "../arena/arena";
import type { Columns, Edition, ShownReview } from "../lib/wire";
import type { Lang } from "../lib/wire.gen";
import type { Named, Study } from "../study/study";

export interface ReviewPage {
  review: ShownReview;
  /** The reader's seat, or -1. */
  seat: number;
  names: string[];
  title: Named;
  edition: Edition;
  texts: Named;
  /** The table at each moment with all cards open, and each seat's assets. */
  positions: { columns: Columns; wealth: Partial<Record<Lang, string[]>> }[];
}

export type StudyPage = Study & { variant: string; options: Record<string, number | string | boolean> };

export type Page = { lang: Lang; languages: Lang[] } & (
  { kind: "review"; data: ReviewPage } | { kind: "arena"; data: ArenaReport } | { kind: "study"; data: StudyPage }
);
