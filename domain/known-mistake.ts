/** A wrong program that people really write. */
export interface KnownMistake {
  name: string;
  /** One or two sentences for learners. */
  advice: string;
  /** The name of the case that shows it best. */
  look: string;
  /** What it does in each fixed case, as `outcomeDigest` returns it. */
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

/** A case that every submission runs. */
interface FixedCase {
  name: string;
  /** The digest of the expected output. */
  expected: string;
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
 * one fails at least two cases, among them the one that the advice is about, and does the same as the mistake in each case
 * that it fails. An exact match counts more than likely ones.
 *
 * @param outcomes the digest of what the program did in each fixed case
 * @returns null if no mistake matches or several match equally well
 */
export function matchMistake(
  outcomes: readonly string[],
  mistakes: readonly KnownMistake[],
  cases: readonly FixedCase[],
): MatchedMistake | null {
  const failed = [...cases.keys()].filter((index) => outcomes[index] !== cases[index]?.expected);
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
  const failedNames = new Set(failed.map((index) => cases[index]?.name));
  return found(
    mistakes.filter((mistake) => failedNames.has(mistake.look) && isSame(mistake, failed)),
    false,
  );
}

const pick = ({ name, advice, look }: KnownMistake) => ({ name, advice, look });
