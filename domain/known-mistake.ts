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

/** A mistake that explains less of what a program fails than this says too little about it. */
const LEAST_PART = 1 / 2;

/** Returns the only element of a list; null if there are none or several. */
function onlyOne<Item>(items: readonly Item[]): Item | null {
  const [item, ...others] = items;
  return item === undefined || others.length > 0 ? null : item;
}

/** Returns the indexes of the cases whose outcome isn't the expected one. */
function failuresOf(outcomes: readonly string[], cases: readonly FixedCase[]): number[] {
  return [...cases.keys()].filter((index) => outcomes[index] !== cases[index]?.expected);
}

function isSame(
  { digests }: KnownMistake,
  outcomes: readonly string[],
  indexes: readonly number[],
): boolean {
  return indexes.every((index) => digests[index] === outcomes[index]);
}

/**
 * Finds the known mistake that a failed program makes. Each of these counts more than those after it:
 *
 * 1. An exact match does the same as the mistake in every case.
 * 2. A likely one fails at least two cases, among them the one that the advice is about, and does the same as the mistake
 *    in each case that it fails.
 * 3. A program with several mistakes does the same as one of them in each case that this one fails, which are at least half
 *    of what the program fails. The case that the advice is about has to tell the mistake from all the others.
 *
 * @param outcomes the digest of what the program did in each fixed case
 * @returns null if no mistake matches or several match equally well
 */
export function matchMistake(
  outcomes: readonly string[],
  mistakes: readonly KnownMistake[],
  cases: readonly FixedCase[],
): MatchedMistake | null {
  const failed = failuresOf(outcomes, cases);
  if (failed.length === 0) return null;
  const every = [...outcomes.keys()];
  const exact = mistakes.filter((mistake) => isSame(mistake, outcomes, every));
  if (exact.length > 0) return matched(onlyOne(exact), true);
  if (failed.length < FEWEST_FAILURES) return null;
  const failedNames = new Set(failed.map((index) => cases[index]?.name));
  const likely = mistakes.filter(
    (mistake) => failedNames.has(mistake.look) && isSame(mistake, outcomes, failed),
  );
  if (likely.length > 0) return matched(onlyOne(likely), false);
  return matched(largestPart(outcomes, mistakes, cases), false);
}

/** Returns the mistake that explains most of what a program with several mistakes fails; null if none explains enough. */
function largestPart(
  outcomes: readonly string[],
  mistakes: readonly KnownMistake[],
  cases: readonly FixedCase[],
): KnownMistake | null {
  const least = failuresOf(outcomes, cases).length * LEAST_PART;
  const parts = mistakes
    .map((mistake) => ({ mistake, failures: failuresOf(mistake.digests, cases) }))
    .filter(({ failures }) => failures.length > 0 && failures.length >= least)
    .filter(({ mistake, failures }) => isSame(mistake, outcomes, failures))
    .filter(({ mistake }) => isAlone(mistake, mistakes, cases));
  const [largest] = parts.toSorted((one, other) => other.failures.length - one.failures.length);
  return largest?.mistake ?? null;
}

/** Checks whether no other mistake does the same in the case that the advice is about. */
function isAlone(
  mistake: KnownMistake,
  mistakes: readonly KnownMistake[],
  cases: readonly FixedCase[],
): boolean {
  const look = cases.findIndex(({ name }) => name === mistake.look);
  return mistakes.every(
    (other) => other === mistake || other.digests[look] !== mistake.digests[look],
  );
}

const matched = (mistake: KnownMistake | null, isExact: boolean): MatchedMistake | null =>
  mistake && { name: mistake.name, advice: mistake.advice, look: mistake.look, isExact };
