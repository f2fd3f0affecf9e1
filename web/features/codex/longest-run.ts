import type { Activity } from '../../execution/execution-state.ts';
import type { WorkspaceChallengeFragment } from '../../graphql/__generated__/operations.ts';

/** The server skips the remaining tests after this many seconds in total. */
const MAX_TOTAL_SECONDS = 18;
/** The maximum duration of the request to the server, without the run. */
const TRAVEL_SECONDS = 2;

/**
 * Returns the maximum duration in seconds of a run once it has begun. A run that takes longer is queued: the server
 * can't say so, because it responds only at the end.
 */
export function longestRunSeconds(
  activity: Activity,
  { samples, timeLimitSeconds }: Pick<WorkspaceChallengeFragment, 'samples' | 'timeLimitSeconds'>,
): number {
  if (activity === 'local') return Number.POSITIVE_INFINITY;
  const tests = activity === 'server' ? samples.length * timeLimitSeconds : MAX_TOTAL_SECONDS;
  return Math.min(MAX_TOTAL_SECONDS, tests) + TRAVEL_SECONDS;
}
