import { createHash } from 'node:crypto';

/** More than enough: half of all two-line programs come out in another order at the first try. */
const MAX_TRIES = 100;

function hashOf(...parts: readonly (string | number)[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
}

/** Whether the lines of a program appear in its order, whatever is between them. */
function isInOrder(shuffled: readonly string[], program: readonly string[]): boolean {
  let next = 0;
  for (const line of shuffled) if (line === program[next]) next += 1;
  return next === program.length;
}

/**
 * Shuffles the lines of a program among lines that don't belong to it. The same exercise always gets the same order,
 * and the program's lines never appear in the order of the program.
 *
 * @param seed the id of the exercise
 * @throws {RangeError} if the lines have only one order
 */
export function shuffleLines(
  seed: string,
  program: readonly string[],
  extra: readonly string[],
): string[] {
  const lines = [...program, ...extra];
  for (let round = 0; round < MAX_TRIES; round += 1) {
    const order = lines
      .map((line, index) => ({ line, rank: hashOf(seed, round, index, line) }))
      .toSorted((left, right) => (left.rank < right.rank ? -1 : 1));
    const shuffled = order.map(({ line }) => line);
    if (!isInOrder(shuffled, program)) return shuffled;
  }
  throw new RangeError('These lines have only one order.');
}
