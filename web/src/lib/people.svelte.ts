/** The other people at a table: whose words are hidden here, and whose dialog is open. */
import { api, been } from "./api";
import type { LogLine } from "./log.svelte";
import type { MutedSeat } from "./wire";

/** A person of the table, and the message by which the dialog was opened. */
export interface Met {
  seat: number;
  name: string;
  line?: number;
}

export class People {
  muted = $state.raw<MutedSeat[]>([]);
  met = $state.raw<Met | null>(null);

  async load(table: string): Promise<void> {
    if (ALONE || !been()) return;
    await api.mutedSeats(table).then(
      ({ seats }) => (this.muted = seats),
      () => undefined,
    );
  }

  /** Return the reason why the words of a seat under this name are hidden. */
  find(seat: number, name: string): MutedSeat | undefined {
    return this.muted.find((each) => each.seat === seat && each.name === name);
  }

  hides(line: LogLine): boolean {
    return line.kind === "chat" && !!this.find(line.seat, line.note?.name ?? "");
  }

  async put(table: string, { seat, line }: Met, kind: "mute" | "block"): Promise<void> {
    this.muted = (await api.block(table, seat, { kind, line })).seats;
  }

  async remove(table: string, { seat, name }: Met): Promise<void> {
    const found = this.find(seat, name);
    if (found) await api.unblock(found.block);
    await this.load(table);
  }
}
