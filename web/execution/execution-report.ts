import type {
  FeedbackFragment,
  RunReportFragment,
  SubmitSolutionMutation,
} from '../graphql/__generated__/operations.ts';
import { levelAfter } from './level-after.ts';

/** One case of a run, as the results panel shows it. */
export type TestReport = RunReportFragment['tests'][number];

/** The results of a run, in the browser or on the server. */
export interface ExecutionReport {
  /** Whether it ran in the browser, without sending anything. */
  isLocal: boolean;
  /** Whether it was graded against the hidden tests too, and counts. */
  isSubmission: boolean;
  /** Whether every test passed or, without tests, the program finished. */
  isSuccess: boolean;
  /** The source that ran. The editor's content may have changed since. */
  code: string;
  status: RunReportFragment['status'];
  /** The output of all visible cases. */
  output: string;
  error: string | null;
  executionTimeSeconds: number;
  tests: readonly TestReport[];
  /** XP that this run earned: 0 for all but the first accepted submission. */
  experienceEarned: number;
  /** The level that the learner reached with this run; null if it is still the same. */
  levelReached: number | null;
  /** What a run with the learner's own input could read before it asked; absent for other runs. */
  startInput?: string;
  /** Help after a submission that failed; null otherwise. */
  feedback: FeedbackFragment | null;
}

/** Runs that take less say nothing about the program, only about the machine. */
const NOTICED_FROM_SECONDS = 1;

/** Returns how long a run took, if a learner notices it: `1.4 s`; null for shorter runs and unknown times. */
export function durationWords(seconds: number | null): string | null {
  return seconds === null || seconds < NOTICED_FROM_SECONDS ? null : `${seconds.toFixed(1)} s`;
}

/** Returns words followed by how long the run took, if a learner notices it: `ran in your browser, 1.4 s`. */
export function withDuration(words: string, seconds: number): string {
  const duration = durationWords(seconds);
  return duration === null ? words : `${words}, ${duration}`;
}

function isSuccessful({ status, tests }: Pick<RunReportFragment, 'status' | 'tests'>): boolean {
  return status === 'FINISHED' && tests.every((test) => test.isPassed);
}

interface Origin {
  isLocal: boolean;
  code: string;
}

/** Returns the report of a trial run. */
export function runReport(origin: Origin, result: RunReportFragment): ExecutionReport {
  const { status, output, error, executionTimeSeconds, tests } = result;
  const shown = { status, output, error, executionTimeSeconds, tests };
  const isSuccess = isSuccessful(result);
  const ungraded = { isSubmission: false, experienceEarned: 0, levelReached: null, feedback: null };
  return { ...origin, ...shown, ...ungraded, isSuccess };
}

/** Returns the report of a graded submission. */
export function submissionReport(
  code: string,
  payload: SubmitSolutionMutation['submitSolution'],
): ExecutionReport {
  const { result, isAccepted, submission } = payload;
  const { experienceEarned, feedback } = submission;
  return {
    ...runReport({ isLocal: false, code }, result),
    isSubmission: true,
    isSuccess: isAccepted,
    experienceEarned,
    levelReached: levelAfter({ ...payload, experienceEarned }),
    feedback,
  };
}

/** Checks whether a test only ran the program, because no output was expected of it. */
export function isOnlyRun({ isHidden, isPassed, expectedStdout }: TestReport): boolean {
  return !isHidden && isPassed && expectedStdout === null;
}

/** Counts the tests of a run and those that passed, including hidden ones. Tests that can't fail don't count. */
export function tallyOf(tests: readonly TestReport[]): { passed: number; total: number } {
  const counted = tests.filter((test) => !isOnlyRun(test));
  return { passed: counted.filter((test) => test.isPassed).length, total: counted.length };
}
