/** The unit's transition table and its interpreter, row by row as in `magnat.bank.unit.transitions` and its effects. */
import { DIGITS, parseAmount, type Misfit } from "./amounts";
import * as unit from "./unit";
import {
  BANK,
  CARDS,
  GLANCE_MS,
  HOLD_MS,
  IDLE_OFF_MS,
  NO_CARD,
  type Done,
  type Input,
  type Outcome,
  type Unit,
} from "./unit";

type Condition = (u: Unit, i: Input) => boolean;
type Effect = (u: Unit, i: Input) => Outcome;

const gives = (u: Unit, more: Partial<Outcome> = {}): Outcome => ({
  unit: u,
  sounds: [],
  moves: [],
  final: [],
  refused: "",
  rule: "",
  ...more,
});
const key = (i: Input): string => (i.type === "press" ? i.key : "");

// Sessions

/**
 * Start a session: show the number, then the balance, of the inserted card; the payer's if there are two (ELEC-BANK-04,
 * -08).
 */
function opened(u: Unit): Unit {
  const card = unit.cardOf(u);
  const screens = card ? [String(card), unit.formatBalance(u, card)] : [""];
  return { ...u, awake: true, typed: "", done: null, screens, glanced: 0, idle: 0 };
}
const showing = (u: Unit, ...screens: string[]): Unit => ({ ...u, screens, glanced: 0, idle: 0 });
/** ELEC-BANK-17, -25, -26: end the session and return the transactions that C can no longer undo. */
const final = (u: Unit): Done[] => (u.done ? [u.done] : []);
const refuse = (u: Unit, reason: string, rule: string): Outcome =>
  gives({ ...u, idle: 0 }, { sounds: ["error"], refused: reason, rule });

// Conditions

const always: Condition = () => true;
const readable: Condition = (u, i) => unread(u, i) === null;
function unread(u: Unit, i: Input): Misfit | null {
  if (i.type !== "insert") return null;
  if (i.wrong_way) return { reason: "wrong_way", rule: "ELEC-BANK-05" };
  if (i.card === u.left || i.card === u.right) return { reason: "same_card", rule: "ELEC-BANK-24" };
  return u[i.slot] ? { reason: "slot_taken", rule: "ELEC-BANK-02" } : null;
}
const holdsCard: Condition = (u, i) => i.type === "remove" && u[i.slot] !== NO_CARD;
const room: Condition = (u) => u.typed.replace(",", "").length < DIGITS; // ELEC-BANK-15
const roomForComma: Condition = (u, i) => room(u, i) && !u.typed.includes(","); // ELEC-BANK-12
const valid: Condition = (u, i) => misfit(u, i) === null;
function misfit(u: Unit, i: Input): Misfit | null {
  const amount = parseAmount(u.typed, key(i) as "K" | "M");
  if (typeof amount !== "number") return amount;
  return u.right && amount > unit.balanceOf(u, u.right) ? { reason: "too_poor", rule: "ELEC-BANK-22" } : null;
}

// Effects

/** ELEC-BANK-20, -32: the key that wakes the unit has no other effect. */
const wake: Effect = (u) => gives({ ...opened(u), held: null });
/** ELEC-BANK-04, -25. */
const readCard: Effect = (u, i) =>
  i.type === "insert" ? gives(opened({ ...u, [i.slot]: i.card }), { sounds: ["beep"], final: final(u) }) : gives(u);
const notRead: Effect = (u, i) => {
  const why = unread(u, i);
  return gives(u, { refused: why?.reason ?? "", rule: why?.rule ?? "" });
};
/** ELEC-BANK-17, -25: transactions become final; the remaining card shows its balance. */
const takeOut: Effect = (u, i) => {
  const left: Unit = i.type === "remove" ? { ...u, [i.slot]: NO_CARD } : u;
  if (!u.awake) return gives(left);
  const card = unit.cardOf(left);
  return gives(showing({ ...left, typed: "", done: null }, card ? unit.formatBalance(left, card) : ""), {
    final: final(u),
  });
};
const unchanged: Effect = (u, i) => gives(i.type === "press" || i.type === "release" ? { ...u, idle: 0 } : u);
const append: Effect = (u, i) => {
  const typed = u.typed + (key(i) !== "," || u.typed ? key(i) : "0,");
  return gives(showing({ ...u, typed }, typed));
};
const tooLong: Effect = (u) => refuse(u, "five_digits", "ELEC-BANK-15");
const noComma: Effect = (u, i) => (u.typed.includes(",") ? refuse(u, "second_comma", "ELEC-BANK-12") : tooLong(u, i));
/** ELEC-BANK-06, -07, -08: closing an entry executes it at once (ELEC-BANK-12). */
const execute: Effect = (u, i) => {
  const kinds = { CREDIT: "credit", DEBIT: "debit", TRANSFER: "transfer", IDLE: "credit" } as const;
  const amount = parseAmount(u.typed, key(i) as "K" | "M") as number;
  return moves(u, { what: kinds[unit.patternOf(u)], payer: u.right || BANK, receiver: u.left || BANK, amount });
};
/** ELEC-BANK-09. */
const salary: Effect = (u) => moves(u, { what: "go", payer: BANK, receiver: u.left, amount: unit.SALARY });
function moves(u: Unit, done: Done): Outcome {
  const lines = unit.linesOf(done);
  const after: Unit = { ...u, balances: unit.balancesAfter(u, lines), typed: "", done };
  const screens = [u.right, u.left].filter(Boolean).map((card) => unit.formatBalance(after, card));
  return gives(showing(after, ...screens), { sounds: ["success"], moves: [{ what: done.what, lines, undoes: false }] });
}
const cleared = (u: Unit): Unit => showing({ ...u, typed: "" }, unit.formatBalance(u, unit.cardOf(u)));
const drop: Effect = (u, i) => {
  const why = misfit(u, i);
  return refuse(cleared(u), why?.reason ?? "", why?.rule ?? "");
};
const noDigits: Effect = (u) => refuse(u, "no_digits", "ELEC-BANK-12");
const noSalary: Effect = (u) =>
  u.right ? refuse(u, "go_left_only", "ELEC-BANK-23") : refuse(u, "go_takes_no_digits", "ELEC-BANK-09");
const alreadyDone: Effect = (u, i) =>
  u.done?.what === "go" && key(i) === "GO"
    ? refuse(u, "go_again", "ELEC-BANK-10")
    : refuse(u, "one_transaction", "ELEC-BANK-11");
/** ELEC-BANK-16: restore the previous balances by an entry of its own. */
const undo: Effect = (u) => {
  const back = u.done ? unit.mirrored(unit.linesOf(u.done)) : [];
  const restored: Unit = { ...u, balances: unit.balancesAfter(u, back), done: null };
  return gives(showing(restored, unit.formatBalance(restored, unit.cardOf(u))), {
    moves: [{ what: "undo", lines: back, undoes: true }],
  });
};
const clear: Effect = (u) => gives(cleared(u));
/** ELEC-BANK-21. */
const nextVolume: Effect = (u) =>
  gives({ ...u, volume: ({ high: "low", low: "mute", mute: "high" } as const)[u.volume], idle: 0 });
const noCard: Effect = (u) => refuse(u, "no_card", "ELEC-BANK-23");
/** ELEC-BANK-18, -29: reset every account to 15M, in a new session. */
const newGame: Effect = (u) => {
  const changes: unit.Lines = CARDS.map((card): [number, number] => [card, unit.START - unit.balanceOf(u, card)]);
  const lines = changes.filter(([, change]) => change);
  const bank = -lines.reduce((sum, [, change]) => sum + change, 0) || 0; // avoid JavaScript's -0
  return gives(opened({ ...u, balances: CARDS.map(() => unit.START), held: null }), {
    sounds: ["long_beep"],
    moves: [{ what: "new_game", lines: [...lines, [BANK, bank]], undoes: false }],
    final: final(u),
  });
};
/** ELEC-BANK-19, -26: balances are kept, digits are discarded, and transactions become final. */
const switchOff: Effect = (u) =>
  gives(
    { ...u, awake: false, typed: "", done: null, screens: [""], glanced: 0, idle: 0, held: null },
    { final: final(u) },
  );

// The table (2.13.2). The first matching row applies. X matches any pattern.

const TRANSITIONS: [states: string, inputs: string, condition: Condition, effect: Effect][] = [
  ["OFF", "digit, comma, K/M, GO, C, C down", always, wake],
  ["OFF, any awake", "insert", readable, readCard],
  ["OFF, any awake", "insert", always, notRead],
  ["OFF", "remove", holdsCard, takeOut],
  ["X.*", "remove", holdsCard, takeOut],
  ["OFF, any awake", "remove", always, unchanged],
  ["X.READY, X.ENTER", "digit", room, append],
  ["X.READY, X.ENTER", "digit", always, tooLong],
  ["X.READY, X.ENTER", "comma", roomForComma, append],
  ["X.READY, X.ENTER", "comma", always, noComma],
  ["X.ENTER", "K/M", valid, execute],
  ["X.ENTER", "K/M", always, drop],
  ["X.READY", "K/M", always, noDigits],
  ["CREDIT.READY", "GO", always, salary],
  ["CREDIT.ENTER, DEBIT.*, TRANSFER.*", "GO", always, noSalary],
  ["X.DONE", "digit, comma, K/M, GO", always, alreadyDone],
  ["X.DONE", "C", always, undo],
  ["X.ENTER", "C", always, clear],
  ["X.READY, IDLE", "C", always, unchanged],
  ["IDLE", "comma", always, nextVolume],
  ["IDLE", "digit, K/M, GO", always, noCard],
  ["any awake", "C held", always, newGame],
  ["any awake", "60 s", always, switchOff],
];

/** Return the table's names for a state. */
function namesOf(state: string): string[] {
  if (state === "OFF") return ["OFF"];
  const [pattern, part] = state.split(".");
  return [state, "any awake", ...(part ? ["X.*", `${pattern}.*`, `X.${part}`] : [])];
}

/** Return the table's names for an input. */
function called(i: Input): string {
  if (i.type === "press") return { ",": "comma", K: "K/M", M: "K/M", GO: "GO", C: "C" }[i.key] ?? "digit";
  return i.type === "insert" || i.type === "remove" ? i.type : "C down";
}

function rowFor(u: Unit, i: Input, name: string): Effect {
  const names = namesOf(unit.stateOf(u));
  for (const [states, inputs, condition, effect] of TRANSITIONS)
    if (states.split(", ").some((each) => names.includes(each)) && inputs.split(", ").includes(name) && condition(u, i))
      return effect;
  throw new Error(`${unit.stateOf(u)}: no row for ${name}`);
}

/** Apply one input. */
export function step(u: Unit, i: Input): Outcome {
  if (i.type === "wait") return wait(u, i.ms);
  if (i.type === "release") {
    const pressed: Input = { type: "press", key: "C" }; // a short press acts on release
    return u.held === null ? gives(u) : act({ ...u, held: null }, pressed);
  }
  if (i.type === "push" && u.awake) return gives(u.held !== null ? u : { ...u, held: 0, idle: 0 });
  return act(u, i);
}

const act = (u: Unit, i: Input): Outcome => rowFor(u, i, called(i))(u, i);

/** Let time pass, event by event. */
function wait(u: Unit, ms: number): Outcome {
  let soFar = gives(u);
  let left = ms;
  while (soFar.unit.awake) {
    const [due, what] = nextDue(soFar.unit);
    const now = elapsed(soFar.unit, Math.min(due, left));
    if (due > left) return { ...soFar, unit: now };
    left -= due;
    if (what === "glance") soFar = { ...soFar, unit: { ...now, screens: now.screens.slice(1), glanced: 0 } };
    else {
      const next = rowFor(now, { type: "wait", ms: 0 }, what)(now, { type: "wait", ms: 0 });
      soFar = {
        ...next,
        sounds: [...soFar.sounds, ...next.sounds],
        moves: [...soFar.moves, ...next.moves],
        final: [...soFar.final, ...next.final],
      };
    }
  }
  return soFar;
}

/** Return the time of the next timed event, and the event. */
export function nextDue(u: Unit): [ms: number, what: string] {
  const dues: [number, string][] = [[IDLE_OFF_MS - u.idle, "60 s"]];
  if (u.held !== null) dues.push([HOLD_MS - u.held, "C held"]);
  if (u.screens.length > 1) dues.push([GLANCE_MS - u.glanced, "glance"]);
  return dues.reduce((a, b) => (b[0] < a[0] || (b[0] === a[0] && b[1] < a[1]) ? b : a));
}

function elapsed(u: Unit, ms: number): Unit {
  const held = u.held === null ? null : u.held + ms;
  return { ...u, idle: u.idle + ms, held, glanced: u.screens.length > 1 ? u.glanced + ms : 0 };
}
