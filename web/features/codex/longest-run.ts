import type { Activity } from '../../execution/execution-state.ts';
import type { WorkspaceChallengeFragment } from '../../graphql/__generated__/operations.ts';

/** The server tries no further test once those before it took so many seconds together. */
const MAX_TOTAL_SECONDS = 18;
/** What the way to the server and back may take. */
const TRAVEL_SECONDS = 2;

/**
 * How many seconds a run takes at most once it has begun. One that takes longer waits for its turn: the server
 * cannot say so, because it answers once, at the end.
 */
export function longestRunSeconds(
  activity: Activity,
  { samples, timeLimitSeconds }: Pick<WorkspaceChallengeFragment, 'samples' | 'timeLimitSeconds'>,
): number {
  if (activity === 'local') return Number.POSITIVE_INFINITY;
  const tests = activity === 'server' ? samples.length * timeLimitSeconds : MAX_TOTAL_SECONDS;
  return Math.min(MAX_TOTAL_SECONDS, tests) + TRAVEL_SECONDS;
}
