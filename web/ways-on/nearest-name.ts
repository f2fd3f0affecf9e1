/** Returns how many characters must be added, removed or replaced to turn one text into the other. */
function editDistance(one: readonly string[], other: readonly string[]): number {
  let distances = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [row, character] of one.entries()) {
    const next = [row + 1];
    for (const [column, wanted] of other.entries()) {
      const replaced = (distances[column] ?? 0) + (character === wanted ? 0 : 1);
      const removed = (distances[column + 1] ?? 0) + 1;
      const added = (next[column] ?? 0) + 1;
      next.push(Math.min(replaced, removed, added));
    }
    distances = next;
  }
  return distances.at(-1) ?? 0;
}

/** The longest text to compare; nobody mistypes a longer one. */
const MAX_LENGTH = 60;

/** Compares without case, and without what stands between words. */
function plain(text: string): string[] {
  const characters = text.toLowerCase().match(/[\p{L}\p{N}]/gu) ?? [];
  return characters.slice(0, MAX_LENGTH);
}

/**
 * Returns the name that a mistyped one probably means.
 *
 * @returns null if none is near: more than a third of the characters differ
 */
export function nearestName(typed: string, names: readonly string[]): string | null {
  const wanted = plain(typed);
  const measured = names.map((name) => ({ name, distance: editDistance(wanted, plain(name)) }));
  const [nearest] = measured.toSorted((one, other) => one.distance - other.distance);
  if (nearest === undefined) return null;
  const longest = Math.max(wanted.length, plain(nearest.name).length);
  return nearest.distance * 3 <= longest ? nearest.name : null;
}
