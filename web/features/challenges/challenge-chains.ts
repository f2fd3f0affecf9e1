import { isReady, type LibraryChallenge } from './library-filter.ts';

/** The fewest challenges of a chain. */
const MIN_LENGTH = 2;

/** Challenges of which each one prepares for the next: at least two, the first one first. */
export type ChallengeChain = readonly LibraryChallenge[];

/** Returns the challenges that lead to one, and it as the last. A challenge that prepares for several is in several chains. */
function chainTo(
  last: LibraryChallenge,
  byId: ReadonlyMap<string, LibraryChallenge>,
): ChallengeChain {
  const chain = [last];
  for (;;) {
    const [first = last] = chain;
    const before = first.prerequisites.findLast(
      ({ kind, id }) => kind === 'CHALLENGE' && byId.has(id),
    );
    const previous = before && byId.get(before.id);
    if (previous === undefined || chain.includes(previous)) return chain;
    chain.unshift(previous);
  }
}

const solvedOf = (chain: ChallengeChain): number =>
  chain.filter(({ isCompleted }) => isCompleted).length;

const easeOf = ([first]: ChallengeChain): number => first?.difficulty ?? 0;

/** The learner goes on with what is begun, or begins what they are ready for; what is finished comes last. */
function rankOf(chain: ChallengeChain, experiencePoints: number): number {
  const solved = solvedOf(chain);
  if (solved === chain.length) return 3;
  if (solved > 0) return 0;
  return chain.slice(0, 1).some((first) => isReady(first, experiencePoints)) ? 1 : 2;
}

/**
 * Returns the chains of the library: first those that are begun, with the most solved, then those that the learner is
 * ready to begin. Of these and the others, the ones that begin most easily come first, the longest of them before the
 * others. Finished ones come last.
 */
export function challengeChains(
  challenges: readonly LibraryChallenge[],
  experiencePoints: number,
): ChallengeChain[] {
  const byId = new Map(challenges.map((challenge) => [challenge.id, challenge]));
  const chains = challenges
    .map((challenge) => chainTo(challenge, byId))
    .filter((chain) => chain.length >= MIN_LENGTH);
  // What another chain continues isn't one of its own.
  const continued = new Set(chains.flatMap((chain) => chain.slice(0, -1)));
  return chains
    .filter((chain) => chain.slice(-1).every((last) => !continued.has(last)))
    .toSorted(
      (a, b) =>
        rankOf(a, experiencePoints) - rankOf(b, experiencePoints) ||
        solvedOf(b) - solvedOf(a) ||
        easeOf(a) - easeOf(b) ||
        b.length - a.length,
    );
}
