import type { RunStatus } from '../run-status.ts';
import { comparableOutput } from './comparable-output.ts';
import { explainDifference } from './explain-difference.ts';

/** One test of a challenge with the answer that it expects. */
export interface GradedCase {
  name: string;
  isHidden: boolean;
  stdin: string;
  expectedStdout: string;
}

/** What the sandbox returned for one case. */
export interface Outcome {
  status: RunStatus;
  stdout: string;
  output: string;
  error: string | null;
  seconds: number;
}

/** What a learner may know of one case. A hidden one tells only whether it passed. */
export interface CaseVerdict {
  name: string;
  isHidden: boolean;
  isPassed: boolean;
  stdin: string | null;
  expectedStdout: string | null;
  actualStdout: string | null;
  /** A traceback, a sentence about a limit, or what differs; null when the case passed. */
  error: string | null;
  executionTimeSeconds: number | null;
}

/** The verdict on a whole run. */
export interface Verdict {
  isAccepted: boolean;
  /** How the first visible case that did not finish ended, else FINISHED. Hidden cases do not tell. */
  status: RunStatus;
  /** What the visible cases printed. */
  output: string;
  /** The first visible error; a plain sentence when only hidden cases went wrong. */
  error: string | null;
  /** What the visible cases took: the time of a hidden one could be made to tell its input. */
  executionTimeSeconds: number;
  tests: CaseVerdict[];
}

const HIDDEN_NAME = 'Hidden test';
const HIDDEN_ERROR =
  'A hidden test failed. Check the brief for inputs that the visible tests do not show.';

function judge(test: GradedCase, outcome: Outcome): CaseVerdict {
  const isPassed =
    outcome.status === 'FINISHED' &&
    comparableOutput(outcome.stdout) === comparableOutput(test.expectedStdout);
  if (test.isHidden) {
    return {
      name: HIDDEN_NAME,
      isHidden: true,
      isPassed,
      stdin: null,
      expectedStdout: null,
      actualStdout: null,
      error: null,
      executionTimeSeconds: null,
    };
  }
  return {
    name: test.name,
    isHidden: false,
    isPassed,
    stdin: test.stdin,
    expectedStdout: test.expectedStdout,
    actualStdout: outcome.stdout,
    error: outcome.error ?? explainDifference(test.expectedStdout, outcome.stdout),
    executionTimeSeconds: outcome.seconds,
  };
}

function firstError(tests: readonly CaseVerdict[]): string | null {
  const visible = tests.find((test) => !test.isHidden && !test.isPassed);
  if (visible) return visible.error;
  return tests.every((test) => test.isPassed) ? null : HIDDEN_ERROR;
}

/**
 * Compares what a run returned with what its tests expect. Runs where the answers are: never in the sandbox.
 *
 * @param tests in the order in which their inputs were sent
 * @param outcomes one per test, in the same order
 * @throws {RangeError} when the sandbox returned another number of outcomes than there are tests
 */
export function grade(tests: readonly GradedCase[], outcomes: readonly Outcome[]): Verdict {
  if (tests.length !== outcomes.length) {
    throw new RangeError(`${tests.length} cases were sent and ${outcomes.length} came back.`);
  }
  const pairs = tests.map((test, index) => ({ test, outcome: outcomes[index] }));
  const judged = pairs.flatMap(({ test, outcome }) => (outcome ? [judge(test, outcome)] : []));
  const visible = pairs.flatMap(({ test, outcome }) =>
    outcome && !test.isHidden ? [outcome] : [],
  );
  return {
    isAccepted: judged.length > 0 && judged.every((test) => test.isPassed),
    status: visible.find((outcome) => outcome.status !== 'FINISHED')?.status ?? 'FINISHED',
    output: visible.map((outcome) => outcome.output).join(''),
    error: firstError(judged),
    executionTimeSeconds: visible.reduce((sum, outcome) => sum + outcome.seconds, 0),
    tests: judged,
  };
}
