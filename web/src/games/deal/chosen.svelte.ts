/** The inspected card, shared by the table and the question card. */

class Chosen {
  card = $state(-1);
}
export const chosen = new Chosen();
