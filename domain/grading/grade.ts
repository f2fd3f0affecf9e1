import type { RunStatus } from '../run-status.ts';
import { comparableOutput } from './comparable-output.ts';
import { explainDifference } from './explain-difference.ts';

/** A test case with its expected output. */
export interface GradedCase {
  name: string;
  isHidden: boolean;
  stdin: string;
  expectedStdout: string;
}

/** The sandbox's result for one case. */
export interface Outcome {
  status: RunStatus;
  stdout: string;
  output: string;
  error: string | null;
  seconds: number;
}

/** What a learner may see of one case. A hidden case shows only whether it passed. */
export interface CaseVerdict {
  name: string;
  isHidden: boolean;
  isPassed: boolean;
  stdin: string | null;
  expectedStdout: string | null;
  actualStdout: string | null;
  /** A traceback, a message about a limit, or the difference; null if the case passed. */
  error: string | null;
  executionTimeSeconds: number | null;
}

/** The verdict on a whole run. */
export interface Verdict {
  isAccepted: boolean;
  /** How the first unfinished visible case ended, or FINISHED. Never depends on hidden cases. */
  status: RunStatus;
  /** What the visible cases printed. */
  output: string;
  /** The first visible error, or a generic sentence if only hidden cases failed. */
  error: string | null;
  /** The time of the visible cases. A program could encode a hidden input in the time of a hidden case. */
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
 * Compares the outcomes of a run with the expected outputs. Never runs in the sandbox, which must not see them.
 *
 * @param tests in the order in which their inputs were sent
 * @param outcomes one per test, in the same order
 * @throws {RangeError} when the number of outcomes differs from the number of tests
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
