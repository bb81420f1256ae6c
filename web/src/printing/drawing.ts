/** Text layout of the cards, used for drawing and for the check before printing. */
import type { BankFace, CardFace, DeedFace, Face, ReminderFace, Row } from "./faces";
import { fit, wide, type Fitted, type Style } from "./fit";
import { INK, INK_2, MONEY, tintOf, type Ink } from "./looks";
import { BANK_CARD, CARD } from "./sheets";

/** A text and its room; `y` is its first baseline, or with `middle` the vertical centre of its lines. */
export interface Box extends Style {
  text: string;
  x: number;
  y: number;
  room: number;
  most?: number;
  anchor?: "start" | "middle" | "end";
  middle?: boolean;
  fill?: string;
}
export interface Laid extends Box, Pick<Fitted, "lines" | "fits"> {
  /** The first baseline. */
  top: number;
}

const LEAD = 1.2;

export function layOut(box: Box): Laid {
  const fitted = fit(box.text, box.room, box, box.most ?? 1);
  const high = (fitted.lines.length - 1) * fitted.size * LEAD;
  return { ...box, ...fitted, top: box.middle ? box.y - high / 2 + fitted.size * 0.36 : box.y };
}

export const lineAt = (laid: Laid, i: number): number => laid.top + i * laid.size * LEAD;

/** Return the width to which a line is squeezed, if it is wider than its room. */
export const squeezedWidth = (laid: Laid, line: string): number | undefined =>
  wide(line, laid) > laid.room + 0.05 ? laid.room : undefined;

const grey = (fill: string, ink: Ink): string => (ink === "black" ? "#000000" : fill);

function rowsAt(rows: Row[], x: number, right: number, top: number, step: number, ink: Ink): Box[] {
  return rows.flatMap(([name, value], k) => {
    const y = top + k * step;
    const amount = { text: value, x: right, y, room: 30, size: 3.6, bold: true, anchor: "end" as const, fill: INK };
    return [
      { text: name, x, y, room: right - x - 2 - wide(value, amount), size: 3.5, fill: grey(INK, ink) },
      { ...amount, fill: grey(INK, ink) },
    ];
  });
}

function deed(face: DeedFace, ink: Ink): Box[] {
  const [x, right] = [6, CARD.w - 6];
  const on = ink === "colour" ? face.look.on : grey(INK, ink);
  const step = Math.min(5.5, 33 / Math.max(1, face.rows.length - 1));
  const name = { text: face.name, x: 15, y: 11, room: 42, bold: true, display: true, middle: true, fill: on };
  const long = !fit(face.name, name.room, { ...name, size: 4.3 }, 2).fits;
  return [
    { ...name, size: long ? 3.9 : 4.3, most: long ? 3 : 2 },
    { text: face.price, x: right, y: 27, room: 30, size: 5.4, bold: true, anchor: "end", fill: grey(MONEY, ink) },
    ...rowsAt(face.rows, x, right, 36, step, ink),
    ...face.foot.map((text, k) => ({ text, x, y: 77.5 + 4.5 * k, room: right - x, size: 3.2, fill: grey(INK_2, ink) })),
  ];
}

/** A long title has a third line in smaller letters. */
function named<T extends Omit<Box, "text" | "y">>(text: string, style: T): T & { text: string } {
  return fit(text, style.room, style, style.most).fits
    ? { ...style, text }
    : { ...style, text, size: style.size * 0.85, most: 3 };
}

function card(face: CardFace, ink: Ink): Box[] {
  const centre = { x: CARD.w / 2, room: CARD.w - 14, anchor: "middle" as const, middle: true };
  const tint = grey(tintOf(face.deck)[1], ink);
  const head = { ...centre, size: 4.8, bold: true, display: true, most: 2, fill: grey(INK, ink) };
  const body = { ...centre, size: 4.1, fill: grey(INK, ink) };
  if (face.second)
    return [
      { ...head, text: face.title, y: 18.5, size: 4.4 },
      { ...body, text: face.text, y: 32, most: 4, size: 3.5 },
      { ...head, text: face.second.title, y: 53, size: 4.4 },
      { ...body, text: face.second.text, y: 68, most: 4, size: 3.5 },
    ];
  const rows = rowsAt(face.rows ?? [], 8, CARD.w - 8, 60, 5.5, ink);
  const worth = face.worth
    ? [
        {
          text: face.worth,
          x: 11.5,
          y: 11.5,
          room: 10,
          size: 3.8,
          bold: true,
          anchor: "middle" as const,
          middle: true,
          fill: tint,
        },
      ]
    : [];
  return [
    { ...named(face.title, head), y: face.icon || face.looks?.length ? 34 : 26 },
    { ...body, text: face.text, y: rows.length ? 48.5 : 57, most: rows.length ? 3 : 7, size: rows.length ? 3.6 : 4.1 },
    ...rows,
    ...worth,
  ];
}

function reminder(face: ReminderFace, ink: Ink): Box[] {
  const centre = { x: CARD.w / 2, room: CARD.w - 14, anchor: "middle" as const, middle: true };
  return [
    { ...centre, text: face.name, y: 19, size: 4.2, bold: true, display: true, most: 2, fill: grey(INK, ink) },
    { ...centre, text: face.text, y: 43, size: 3.1, most: 11, fill: grey(INK, ink) },
    ...rowsAt(face.rows.slice(0, 4), 8, CARD.w - 8, 67.5, 4.3, ink),
  ];
}

function bank(face: BankFace, ink: Ink, words: Words): Box[] {
  const on = ink === "colour" ? "#ffffff" : grey(INK, ink);
  const right = { x: BANK_CARD.w - 21, room: 27, anchor: "middle" as const, middle: true, fill: on };
  return [
    { text: face.name, x: 24, y: 13.5, room: BANK_CARD.w - 31, size: 4.6, bold: true, most: 2, middle: true, fill: on },
    { text: words.numbered(face.number), x: 7, y: 46, room: 42, size: 7, bold: true, display: true, fill: on },
    ...(face.qr ? [] : [{ ...right, text: words.alone, y: 36, size: 2.9, most: 5 }]),
  ];
}

/** Texts of cards that are not part of an edition. */
export interface Words {
  price: string;
  reminder: string;
  alone: string;
  numbered: (n: number) => string;
}

export function textsOf(face: Face, ink: Ink, words: Words): Laid[] {
  const boxes =
    face.kind === "deed"
      ? [...deed(face, ink), { text: words.price, x: 6, y: 26.5, room: 20, size: 3.6, fill: grey(INK_2, ink) }]
      : face.kind === "card"
        ? card(face, ink)
        : face.kind === "reminder"
          ? [
              ...reminder(face, ink),
              {
                text: words.reminder,
                x: CARD.w / 2,
                y: 84,
                room: 50,
                size: 2.8,
                anchor: "middle" as const,
                fill: grey(INK_2, ink),
              },
            ]
          : bank(face, ink, words);
  return boxes.map(layOut);
}

/** A text that does not fit even when shrunk, and the field it comes from. */
export interface Tight {
  text: string;
  path: string;
}

export function tightIn(faces: Face[], ink: Ink, words: Words): Tight[] {
  return faces.flatMap((face) =>
    textsOf(face, ink, words)
      .filter((laid) => !laid.fits)
      .map(({ text }) => ({ text, path: face.path })),
  );
}

/** Return each text that does not fit, once. */
export const uniqueTexts = (all: Tight[]): Tight[] => [...new Map(all.map((each) => [each.text, each])).values()];
