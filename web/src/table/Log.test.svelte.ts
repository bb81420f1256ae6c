/** The reactive part of the table that the tests of the journal show. */
export function createState(): { question: number; alone: ReadonlySet<number> } {
  let question = $state(-1);
  let alone = $state.raw<ReadonlySet<number>>(new Set());
  return {
    get question() {
      return question;
    },
    set question(next) {
      question = next;
    },
    get alone() {
      return alone;
    },
    set alone(next) {
      alone = next;
    },
  };
}
