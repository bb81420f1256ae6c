/** The final ranking: winners first, then by score. Equal scores share a place, except between winners and losers. */
export interface Placed {
  seat: number;
  place: number;
}

export function ranked(seats: number[], winners: number[], standing: (seat: number) => number[]): Placed[] {
  const key = (seat: number): number[] => [Number(winners.includes(seat)), ...standing(seat)];
  const ahead = (a: number[], b: number[]): number => {
    const at = a.findIndex((figure, i) => figure !== b[i]);
    return at < 0 ? 0 : (a[at] ?? 0) - (b[at] ?? 0);
  };
  return [...seats]
    .sort((a, b) => ahead(key(b), key(a)))
    .map((seat) => ({ seat, place: 1 + seats.filter((other) => ahead(key(other), key(seat)) > 0).length }));
}
