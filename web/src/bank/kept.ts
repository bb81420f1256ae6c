/** What this phone keeps of a companion table: its key, the table as last heard, and what it has still to say. */
import type { Command, Info } from "./wire";

export interface Kept {
  token: string;
  info: Info;
}

const AT = "magnat-bank/";
const LONGEST = 600; // entries; older ones come from the server again

const key = (code: string): string => AT + code;
const queue = (code: string): string => `${AT}${code}/to-say/`;

function read<T>(name: string): T | null {
  try {
    return JSON.parse(localStorage.getItem(name) ?? "null") as T | null;
  } catch {
    return null;
  }
}

function write(name: string, value: unknown): void {
  try {
    localStorage.setItem(name, JSON.stringify(value));
  } catch {
    /* a private window, or full: then it lasts as long as the page */
  }
}

export const keptTable = (code: string): Kept | null => read<Kept>(key(code));

export function keepTable(token: string, info: Info): void {
  const entries = info.told.entries.slice(-LONGEST);
  write(key(info.code), { token, info: { ...info, told: { ...info.told, entries } } });
}

/** The tables that this phone has been at, the latest first. */
export function knownTables(): Kept[] {
  try {
    const names = Object.keys(localStorage).filter((name) => name.startsWith(AT) && !name.includes("/to-say/"));
    const found = names.map((name) => read<Kept>(name)).filter((each): each is Kept => each !== null);
    const last = ({ info }: Kept): number => info.told.entries[info.told.entries.length - 1]?.at ?? 0;
    return found.sort((a, b) => last(b) - last(a));
  } catch {
    return [];
  }
}

/**
 * What is to be said, in order. One place in the storage for each, so that two pages of one phone never overwrite each other:
 * both may say a thing, it acts once.
 */
export class ToSay {
  private memory = new Map<string, Command>();
  private count = 0;

  constructor(private readonly code: string) {
    this.read();
  }

  private read(): void {
    try {
      for (const name of Object.keys(localStorage))
        if (name.startsWith(queue(this.code)) && !this.memory.has(name)) {
          const command = read<Command>(name);
          if (command) this.memory.set(name, command);
        }
    } catch {
      /* a private window */
    }
  }

  all(): Command[] {
    return [...this.memory.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, command]) => command);
  }

  add(command: Command): void {
    const order = `${String(Date.now()).padStart(15, "0")}-${String(++this.count).padStart(6, "0")}`;
    const name = `${queue(this.code)}${order}-${command.id}`;
    this.memory.set(name, command);
    write(name, command);
  }

  drop(id: string): Command | null {
    for (const [name, command] of this.memory)
      if (command.id === id) {
        this.memory.delete(name);
        try {
          localStorage.removeItem(name);
        } catch {
          /* it was never there */
        }
        return command;
      }
    return null;
  }
}
