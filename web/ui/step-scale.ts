/** The possible first digits of the distance between two lines of a chart. */
const ROUND = [1, 1.5, 2, 2.5, 3, 4, 5, 7.5, 10];

/** The number of steps between the three values. */
const SPACES = 2;

/** Returns the smallest round number that is not less than a positive number. */
function roundUp(least: number): number {
  const magnitude = 10 ** Math.floor(Math.log10(least));
  const factor = ROUND.find((digits) => digits * magnitude >= least) ?? 10;
  return Math.max(1, Math.ceil(factor * magnitude));
}

/**
 * Returns three evenly spaced round values, highest first, between which all counts lie.
 *
 * @param low the lowest count, not negative
 * @param high the highest count
 */
export function stepScale(low: number, high: number): readonly [number, number, number] {
  let distance = roundUp(Math.max(1, (high - low) / SPACES));
  let bottom = Math.floor(low / distance) * distance;
  while (bottom + SPACES * distance < high) {
    distance = roundUp(distance + 1);
    bottom = Math.floor(low / distance) * distance;
  }
  return [bottom + 2 * distance, bottom + distance, bottom];
}
