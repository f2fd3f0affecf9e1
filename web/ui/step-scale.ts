/** Round first digits of a distance between two lines of a chart. */
const ROUND = [1, 1.5, 2, 2.5, 3, 4, 5, 7.5, 10];

/** Fewer lines than this measure nothing. */
const SPACES = 2;

/** The smallest round number that is not below a positive one. */
function roundUp(least: number): number {
  const magnitude = 10 ** Math.floor(Math.log10(least));
  const factor = ROUND.find((digits) => digits * magnitude >= least) ?? 10;
  return Math.max(1, Math.ceil(factor * magnitude));
}

/**
 * Three round values, highest first, between which every count lies; the distance between them is the same.
 *
 * @param low the least of the counts, not negative
 * @param high the greatest
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
