/** The price of a unit up to some quantity per month. */
export interface Tier {
  /** The last unit at this price; Infinity for the last tier. */
  upTo: number;
  dollars: number;
}

/** Returns the cost of a quantity, tier by tier. @param tiers from the first unit on */
export function costOf(quantity: number, tiers: readonly Tier[]): number {
  let from = 0;
  let sum = 0;
  for (const { upTo, dollars } of tiers) {
    sum += Math.max(0, Math.min(quantity, upTo) - from) * dollars;
    from = upTo;
  }
  return sum;
}

/** Returns tiers with one price for every unit after the free ones. */
export function flat(dollars: number, free = 0): readonly Tier[] {
  return [
    { upTo: free, dollars: 0 },
    { upTo: Infinity, dollars },
  ];
}
