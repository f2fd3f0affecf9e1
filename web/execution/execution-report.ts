import type {
  RunReportFragment,
  SubmitSolutionMutation,
} from '../graphql/__generated__/operations.ts';

/** One case of a run as the results panel shows it. */
export type TestReport = RunReportFragment['tests'][number];

/** What a run showed, wherever it ran. */
export interface ExecutionReport {
  /** Ran in the browser; nothing left it. */
  isLocal: boolean;
  /** Was graded against the hidden tests too and counts. */
  isSubmission: boolean;
  /** Every test passed; without tests, the program ran to its end. */
  isSuccess: boolean;
  /** The source that ran. The editor may have moved on since. */
  code: string;
  status: RunReportFragment['status'];
  /** Everything the visible cases printed. */
  output: string;
  error: string | null;
  executionTimeSeconds: number;
  tests: readonly TestReport[];
  /** XP that this run earned: 0 for all but the first accepted submission. */
  experienceEarned: number;
}

function isSuccessful({ status, tests }: Pick<RunReportFragment, 'status' | 'tests'>): boolean {
  return status === 'FINISHED' && tests.every((test) => test.isPassed);
}

interface Origin {
  isLocal: boolean;
  code: string;
}

/** The report of a run that counts for nothing. */
export function runReport(origin: Origin, result: RunReportFragment): ExecutionReport {
  const { status, output, error, executionTimeSeconds, tests } = result;
  const shown = { status, output, error, executionTimeSeconds, tests };
  const isSuccess = isSuccessful(result);
  return { ...origin, ...shown, isSuccess, isSubmission: false, experienceEarned: 0 };
}

/** The report of a graded submission. */
export function submissionReport(
  code: string,
  payload: SubmitSolutionMutation['submitSolution'],
): ExecutionReport {
  const { result, isAccepted, submission } = payload;
  return {
    ...runReport({ isLocal: false, code }, result),
    isSubmission: true,
    isSuccess: isAccepted,
    experienceEarned: submission.experienceEarned,
  };
}

/** How many tests a run had and how many of them passed, hidden ones included. */
export function tallyOf(tests: readonly TestReport[]): { passed: number; total: number } {
  return { passed: tests.filter((test) => test.isPassed).length, total: tests.length };
}
