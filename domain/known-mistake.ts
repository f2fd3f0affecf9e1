/** A wrong program that people really write. */
export interface KnownMistake {
  name: string;
  /** One or two sentences for learners. */
  advice: string;
  /** The name of the case that shows it best. */
  look: string;
  /** What it does in each case, as `outcomeDigest` returns it. Digests of more cases may follow. */
  digests: readonly string[];
}

/** The mistake that a program makes. */
export interface MatchedMistake {
  name: string;
  advice: string;
  look: string;
  /** Whether the program does the same as the mistake in every case, not only in those that it fails. */
  isExact: boolean;
}

/** A program that fails fewer cases than this has too little in common with a mistake to be sure. */
const FEWEST_FAILURES = 2;

/** Returns the only element of a list; null if there are none or several. */
function onlyOne<Item>(items: readonly Item[]): Item | null {
  const [item, ...others] = items;
  return item === undefined || others.length > 0 ? null : item;
}

/**
 * Finds the known mistake that a failed program makes. An exact match does the same as the mistake in every case. A likely
 * one fails at least two cases, and does the same as the mistake in each case that it fails. An exact match counts more
 * than likely ones.
 *
 * @param outcomes the digest of what the program did in each fixed case
 * @param expected the digest of the expected output of each fixed case
 * @returns null if no mistake matches or several match equally well
 */
export function matchMistake(
  outcomes: readonly string[],
  mistakes: readonly KnownMistake[],
  expected: readonly string[],
): MatchedMistake | null {
  const failed = [...outcomes.keys()].filter((index) => outcomes[index] !== expected[index]);
  if (failed.length === 0) return null;
  const every = [...outcomes.keys()];
  const isSame = ({ digests }: KnownMistake, cases: readonly number[]): boolean =>
    cases.every((index) => digests[index] === outcomes[index]);
  const found = (same: KnownMistake[], isExact: boolean): MatchedMistake | null => {
    const mistake = onlyOne(same);
    return mistake && { ...pick(mistake), isExact };
  };
  const exact = mistakes.filter((mistake) => isSame(mistake, every));
  if (exact.length > 0) return found(exact, true);
  if (failed.length < FEWEST_FAILURES) return null;
  return found(
    mistakes.filter((mistake) => isSame(mistake, failed)),
    false,
  );
}

const pick = ({ name, advice, look }: KnownMistake) => ({ name, advice, look });
