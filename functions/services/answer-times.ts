import type { GradedCase } from '../../domain/grading.ts';
import type { RunLimits, RunResult } from '../../sandbox/contract.ts';
import type { Ports } from './ports/ports.ts';

/**
 * How long after the start of its run a submission may be answered, in milliseconds. No run takes longer than the last
 * step: the sandbox skips the remaining cases after 18 seconds, and the running one has at most five more.
 */
const STEPS_MS = [500, 1_000, 2_000, 4_000, 8_000, 16_000, 24_000] as const;

/** How long it takes until a learner's earliest answers fall by one step again, in seconds. */
const SECONDS_PER_LEVEL = 3_600;

/** How much longer than a visible case a hidden one may take before the answer is late. */
const HEADROOM = 1.5;
/** The time of a run besides its cases, in milliseconds. */
const OVERHEAD_MS = 100;
/** After this many cases that a limit stopped, the sandbox skips the others. */
const MOST_STOPPED = 3;

/** A run whose answer must not reveal how long the hidden cases took. */
interface GuardedRun {
  learnerId: string;
  challengeId: string;
  limits: RunLimits;
  cases: readonly GradedCase[];
}

const stepFrom = (milliseconds: number): number =>
  STEPS_MS.find((step) => step >= milliseconds) ?? milliseconds;

/** Returns how long a run should take according to its visible cases alone, in milliseconds. */
function expectedMs({ cases, limits }: GuardedRun, { outcomes }: RunResult): number {
  const visible = outcomes.filter((_, index) => cases[index]?.isHidden === false);
  const visibleMs = visible.reduce((sum, { seconds }) => sum + seconds * 1_000, 0);
  const hiddenCount = outcomes.length - visible.length;
  const likelyMs = (visibleMs / Math.max(1, visible.length)) * hiddenCount * HEADROOM;
  const stopped = visible.filter(({ status }) => status === 'TIME_LIMIT').length;
  const mostMs = stopped === 0 ? Infinity : Math.max(0, MOST_STOPPED - stopped) * limits.wallMs;
  return OVERHEAD_MS + visibleMs + Math.min(likelyMs, mostMs);
}

/** Returns how long a run took, in milliseconds, without the time that it waited for its turn. */
function elapsedMs(ports: Ports, { startedAt }: RunResult, sentAtMs: number): number {
  const nowMs = ports.now().getTime();
  const startedAtMs = startedAt ?? sentAtMs;
  return nowMs - Math.min(Math.max(startedAtMs, sentAtMs), nowMs);
}

/**
 * Runs all cases of a submission and returns the result at a time that doesn't depend on its hidden cases: the step that
 * its visible cases predict. A result that isn't ready then is returned at the next step, and doubles the earliest time
 * at which this learner's next submissions to the challenge are answered. So the time tells something about a hidden
 * case only a few times.
 *
 * @see https://doi.org/10.1145/1866307.1866341 predictive mitigation of timing channels
 * @throws what the run throws
 */
export async function answerInSteps(
  ports: Ports,
  guarded: GuardedRun,
  run: () => Promise<RunResult>,
): Promise<RunResult> {
  const key = `late-answer:${guarded.learnerId}:${guarded.challengeId}`;
  // Before the run, so that parallel submissions don't share a level.
  const level = await ports.lateness.raise(key, SECONDS_PER_LEVEL);
  const lower = () => ports.lateness.lower(key, SECONDS_PER_LEVEL);
  const sentAtMs = ports.now().getTime();
  const result = await run().catch(async (error: unknown) => {
    await lower();
    throw error;
  });
  const earliestMs = STEPS_MS[Math.min(level, STEPS_MS.length - 1)] ?? 0;
  const plannedMs = Math.max(earliestMs, stepFrom(expectedMs(guarded, result)));
  const tookMs = elapsedMs(ports, result, sentAtMs);
  const isLate = tookMs > plannedMs;
  const answerMs = isLate ? stepFrom(tookMs) : plannedMs;
  await Promise.all([ports.pause(answerMs - tookMs), isLate ? null : lower()]);
  return result;
}

/** The order in which the runs of each learner are answered. */
export interface Turns {
  /** Waits until the learner's submissions are answered. */
  whenAnswered(learnerId: string): Promise<void>;
  /** Answers a submission after the learner's earlier ones. */
  run<Result>(learnerId: string, submission: () => Promise<Result>): Promise<Result>;
}

/**
 * Creates the order in which runs are answered. A run that begins as soon as the hidden cases of another one have ended
 * would tell when that was.
 */
export function createTurns(): Turns {
  const last = new Map<string, Promise<unknown>>();
  return {
    whenAnswered: async (learnerId) => {
      await last.get(learnerId);
    },
    async run(learnerId, submission) {
      const before = last.get(learnerId) ?? Promise.resolve();
      const { promise: answered, resolve } = Promise.withResolvers<null>();
      last.set(learnerId, answered);
      await before;
      try {
        return await submission();
      } finally {
        if (last.get(learnerId) === answered) last.delete(learnerId);
        resolve(null);
      }
    },
  };
}
