/** Short, soft, synthesised sounds; no files. */
import { settings } from "./settings.svelte";

type Note = [hertz: number, at: number, length: number, shape?: OscillatorType, loud?: number];

const SOUNDS: Record<string, Note[]> = {
  turn: [
    [587, 0, 0.16, "triangle"],
    [880, 0.14, 0.3, "triangle"],
  ],
  throw: [
    [190, 0, 0.05, "square", 0.3],
    [240, 0.08, 0.05, "square", 0.3],
    [170, 0.17, 0.06, "square", 0.3],
  ],
  step: [[420, 0, 0.04, "sine", 0.4]],
  in: [
    [988, 0, 0.08, "triangle", 0.6],
    [1319, 0.07, 0.2, "triangle", 0.6],
  ],
  out: [
    [659, 0, 0.08, "triangle", 0.5],
    [494, 0.07, 0.16, "triangle", 0.5],
  ],
  card: [[720, 0, 0.05, "sawtooth", 0.15]],
  gavel: [
    [150, 0, 0.09, "square", 0.5],
    [110, 0.1, 0.14, "square", 0.5],
  ],
  no: [
    [330, 0, 0.12, "sawtooth", 0.25],
    [262, 0.1, 0.2, "sawtooth", 0.25],
  ],
  build: [
    [262, 0, 0.06, "square", 0.25],
    [392, 0.09, 0.1, "square", 0.25],
  ],
  tick: [[1200, 0, 0.03, "sine", 0.4]],
  jail: [
    [220, 0, 0.2, "sawtooth", 0.25],
    [165, 0.18, 0.35, "sawtooth", 0.25],
  ],
  win: [
    [523, 0, 0.15, "triangle"],
    [659, 0.14, 0.15, "triangle"],
    [784, 0.28, 0.15, "triangle"],
    [1047, 0.42, 0.5, "triangle"],
  ],
  message: [[784, 0, 0.12, "sine", 0.6]],
  refusal: [[196, 0, 0.14, "triangle", 0.7]],
  key: [[2100, 0, 0.018, "square", 0.12]],
  beep: [[1568, 0, 0.09, "square", 0.3]],
  success: [
    [1319, 0, 0.08, "square", 0.3],
    [1760, 0.09, 0.16, "square", 0.3],
  ],
  error: [
    [247, 0, 0.11, "square", 0.3],
    [208, 0.13, 0.2, "square", 0.3],
  ],
  long_beep: [[1568, 0, 0.9, "square", 0.3]],
};

/** The sound of each fact. */
const OF_FACT: Record<string, string> = {
  threw: "throw",
  rolled: "throw",
  threw_to_start: "throw",
  moved: "step",
  bought: "gavel",
  won_auction: "gavel",
  built: "build",
  drew: "card",
  jailed: "jail",
  salary: "in",
  said_no: "no",
};

let context: AudioContext | null = null;

export function sound(name: string, volume = 1): void {
  if (!settings.volume || !volume || (settings.onlyMyTurn && name !== "turn")) return;
  if (!navigator.userActivation?.hasBeenActive) return;
  const notes = SOUNDS[name];
  if (!notes) return;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  const now = context.currentTime + 0.01;
  for (const [hertz, at, length, shape = "sine", loud = 1] of notes) {
    const voice = context.createOscillator();
    const gain = context.createGain();
    voice.type = shape;
    voice.frequency.value = hertz;
    gain.gain.setValueAtTime(0, now + at);
    gain.gain.linearRampToValueAtTime(0.16 * loud * volume * settings.volume, now + at + 0.012);
    gain.gain.exponentialRampToValueAtTime(0.0005, now + at + length);
    voice.connect(gain).connect(context.destination);
    voice.start(now + at);
    voice.stop(now + at + length + 0.02);
  }
}

export function soundOf(word: string, seat: number, to: number, me: number): void {
  if (word === "paid") sound(to === me ? "in" : seat === me ? "out" : "step");
  else if (OF_FACT[word]) sound(OF_FACT[word]);
}
