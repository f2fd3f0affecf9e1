/** Returns the offset of the first byte of UTF-8 at which two texts differ; null if they are the same. */
export function firstDifferentByte(actual: string, expected: string): number | null {
  const encoder = new TextEncoder();
  const [one, other] = [encoder.encode(actual), encoder.encode(expected)];
  const shorter = Math.min(one.length, other.length);
  for (let at = 0; at < shorter; at += 1) if (one[at] !== other[at]) return at;
  return one.length === other.length ? null : shorter;
}
