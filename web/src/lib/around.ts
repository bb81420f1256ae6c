/** What is said around the game: to each other, and to the table itself. It never waits for a turn. */
import type { Answer, Command } from "./socket";

export class Around {
  constructor(private readonly send: (command: Command) => Promise<Answer>) {}

  chat(text: string): void {
    void this.send({ type: "chat", text });
  }
  /** Ask for a pause or agree to one; or go on after it. */
  pause(paused: boolean | undefined): void {
    void this.send({ type: paused ? "resume" : "pause" });
  }
  /** A bot plays for me; I take my seat back. */
  standIn(): void {
    void this.send({ type: "stand_in" });
  }
  back(): void {
    void this.send({ type: "back" });
  }
}
