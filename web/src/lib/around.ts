/** Commands outside the game: chat, pauses, stand-ins. They do not wait for a turn. */
import type { Answer, Command } from "./socket";

export class Around {
  constructor(private readonly send: (command: Command) => Promise<Answer>) {}

  chat(text: string): void {
    void this.send({ type: "chat", text });
  }
  /** Say a ready-made phrase, which each reader sees in their own language. */
  phrase(phrase: string): void {
    void this.send({ type: "chat", phrase });
  }
  /** Request a pause, agree to one, or resume. */
  pause(paused: boolean | undefined): void {
    void this.send({ type: paused ? "resume" : "pause" });
  }
  /** Let a bot play for me, or take my seat back. */
  standIn(): void {
    void this.send({ type: "stand_in" });
  }
  back(): void {
    void this.send({ type: "back" });
  }
}
