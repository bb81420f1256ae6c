/** The card that is looked at on the table and spoken about in the question card: both show the same one. */

class Chosen {
  card = $state(-1);
}
export const chosen = new Chosen();
