/** A companion table as stored on this phone: its key, its last known state and unsent commands. */
import type { Command, Info } from "./wire";

export interface Kept {
  token: string;
  info: Info;
}

const AT = "magnat-bank/";
const MAX_ENTRIES = 600; // entries; older ones are loaded from the server again

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
    /* private window or full storage: keep it in memory only */
  }
}

export const keptTable = (code: string): Kept | null => read<Kept>(key(code));

export function keepTable(token: string, info: Info): void {
  const entries = info.told.entries.slice(-MAX_ENTRIES);
  write(key(info.code), { token, info: { ...info, told: { ...info.told, entries } } });
}

/** Return the tables visited on this phone, the latest first. */
export function knownTables(): Kept[] {
  try {
    const names = Object.keys(localStorage).filter((name) => name.startsWith(AT) && !name.includes("/to-say/"));
    const tables = names.map((name) => read<Kept>(name)).filter((each): each is Kept => each !== null);
    const last = ({ info }: Kept): number => info.told.entries[info.told.entries.length - 1]?.at ?? 0;
    return tables.sort((a, b) => last(b) - last(a));
  } catch {
    return [];
  }
}

/**
 * Unsent commands, in order. Each has a storage key of its own, so that two tabs never overwrite each other's commands.
 * Both tabs may send a command; it acts once.
 */
export class Outbox {
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
      /* private window */
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
          /* not stored */
        }
        return command;
      }
    return null;
  }
}
