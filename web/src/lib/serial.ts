/** Return a function that runs `work` once at a time: calls during a run are followed by a single further run. */
export function oneAtATime(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | null = null;
  let again = false;

  async function run(): Promise<void> {
    try {
      while (again) {
        again = false;
        await work();
      }
    } finally {
      running = null;
    }
  }

  return () => {
    again = true;
    running ??= run();
    return running;
  };
}
