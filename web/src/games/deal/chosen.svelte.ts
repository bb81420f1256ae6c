/** The inspected card, shared by the table and the question card. */

class Chosen {
  card = $state(-1);
  /** True while the closest payment is being named, card by card. */
  closest = $state(false);
}
export const chosen = new Chosen();
