/**
 * Normalizes output for comparison: line endings become `\n`, and one trailing newline is ignored.
 * Every other character counts, including spaces at the end of a line.
 */
export function comparableOutput(text: string): string {
  return text.replaceAll('\r\n', '\n').replace(/\n$/, '');
}

type Explain = (expected: string, actual: string) => string | null;

const lines = (text: string): string[] => text.split('\n');
const quoted = (text: string): string => (text === '' ? 'an empty line' : `"${text}"`);
const counted = (count: number): string => (count === 1 ? '1 line' : `${count} lines`);

const unexpectedOutput: Explain = (expected) =>
  expected === '' ? 'The program printed something, but no output was expected.' : null;

const trailingSpaces: Explain = (expected, actual) => {
  const trimmed = lines(actual).map((line) => line.trimEnd());
  if (trimmed.join('\n') !== expected) return null;
  const longer = lines(actual).filter((line) => line !== line.trimEnd()).length;
  return longer === trimmed.length && longer > 1
    ? 'Every line ends with a space that the expected output does not have.'
    : `${counted(longer)} of your output ${longer === 1 ? 'ends' : 'end'} with a space that the expected output does not have.`;
};

const caseOnly: Explain = (expected, actual) =>
  expected.toLowerCase() === actual.toLowerCase()
    ? 'Only uppercase and lowercase letters differ from the expected output.'
    : null;

const spacesOnly: Explain = (expected, actual) =>
  expected.replaceAll(/\s/g, '') === actual.replaceAll(/\s/g, '')
    ? 'Only spaces or line breaks differ from the expected output.'
    : null;

const sameLinesInAnotherOrder: Explain = (expected, actual) =>
  lines(expected).toSorted().join('\n') === lines(actual).toSorted().join('\n')
    ? 'The lines are correct, but their order is not.'
    : null;

const missingOutput: Explain = (expected, actual) =>
  `${expected}\n`.startsWith(`${actual}\n`)
    ? `The output stops too early: ${counted(lines(expected).length)} expected, ${lines(actual).length} printed.`
    : null;

const trailingOutput: Explain = (expected, actual) =>
  `${actual}\n`.startsWith(`${expected}\n`)
    ? `The output continues after the expected end: ${counted(lines(expected).length)} expected, ${lines(actual).length} printed.`
    : null;

const firstDifferentLine: Explain = (expected, actual) => {
  const expectedLines = lines(expected);
  const printed = lines(actual);
  const index = expectedLines.findIndex((line, position) => line !== printed[position]);
  return `Line ${index + 1}: expected ${quoted(expectedLines[index] ?? '')}, got ${quoted(printed[index] ?? '')}.`;
};

const EXPLANATIONS: readonly Explain[] = [
  unexpectedOutput,
  trailingSpaces,
  caseOnly,
  spacesOnly,
  sameLinesInAnotherOrder,
  missingOutput,
  trailingOutput,
  firstDifferentLine,
];

/**
 * Explains in one sentence how the output differs from the expected one. The most helpful difference comes first.
 *
 * @returns null if the two count as equal
 */
export function explainDifference(expected: string, actual: string): string | null {
  const expectedText = comparableOutput(expected);
  const printedText = comparableOutput(actual);
  if (expectedText === printedText) return null;
  if (actual === '') return 'The program printed nothing.';
  for (const explain of EXPLANATIONS) {
    const sentence = explain(expectedText, printedText);
    if (sentence !== null) return sentence;
  }
  return null;
}

/** The reasons for which a run ends, as the GraphQL schema names them. */
export const RUN_STATUSES = [
  'FINISHED',
  'ERROR',
  'TIME_LIMIT',
  'MEMORY_LIMIT',
  'OUTPUT_LIMIT',
  'CRASHED',
] as const;

/** Why a run ended. */
export type RunStatus = (typeof RUN_STATUSES)[number];

/** Returns how a run ended as a whole: the first case that didn't finish decides. */
export function statusOfRun(outcomes: readonly Pick<Outcome, 'status'>[]): RunStatus {
  return outcomes.find(({ status }) => status !== 'FINISHED')?.status ?? 'FINISHED';
}

/** A test case with its expected output. */
export interface GradedCase {
  name: string;
  isHidden: boolean;
  stdin: string;
  expectedStdout: string;
}

/** A case of a run. Without an expected output, a program passes if it finishes. */
export interface CheckedCase extends Omit<GradedCase, 'expectedStdout'> {
  expectedStdout: string | null;
}

/** The sandbox's result for one case. */
export interface Outcome {
  status: RunStatus;
  stdout: string;
  output: string;
  error: string | null;
  seconds: number;
  /** A log of the lab as JSON, which the learner's program may have changed; absent if it wasn't asked for. */
  log?: string | undefined;
}

/** What a learner may see of one case. A hidden case shows only whether it passed. */
interface CaseVerdict {
  name: string;
  isHidden: boolean;
  isPassed: boolean;
  stdin: string | null;
  expectedStdout: string | null;
  actualStdout: string | null;
  /** Standard output and standard error, in the order in which they were printed. */
  output: string | null;
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

function isExpected({ expectedStdout }: CheckedCase, stdout: string): boolean {
  return expectedStdout === null || comparableOutput(stdout) === comparableOutput(expectedStdout);
}

function whatDiffers({ expectedStdout }: CheckedCase, stdout: string): string | null {
  return expectedStdout === null ? null : explainDifference(expectedStdout, stdout);
}

function judgeCase(test: CheckedCase, outcome: Outcome): CaseVerdict {
  const isPassed = outcome.status === 'FINISHED' && isExpected(test, outcome.stdout);
  if (test.isHidden) {
    return {
      name: HIDDEN_NAME,
      isHidden: true,
      isPassed,
      stdin: null,
      expectedStdout: null,
      actualStdout: null,
      output: null,
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
    output: outcome.output,
    error: outcome.error ?? whatDiffers(test, outcome.stdout),
    executionTimeSeconds: inMilliseconds(outcome.seconds),
  };
}

/** Rounds seconds to three decimals. */
const inMilliseconds = (seconds: number): number => Math.round(seconds * 1_000) / 1_000;

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
export function grade(tests: readonly CheckedCase[], outcomes: readonly Outcome[]): Verdict {
  if (tests.length !== outcomes.length) {
    throw new RangeError(
      `${tests.length} cases were sent, but ${outcomes.length} outcomes came back.`,
    );
  }
  const pairs = tests.map((test, index) => ({ test, outcome: outcomes[index] }));
  const judged = pairs.flatMap(({ test, outcome }) => (outcome ? [judgeCase(test, outcome)] : []));
  const visible = pairs.flatMap(({ test, outcome }) =>
    outcome && !test.isHidden ? [outcome] : [],
  );
  return {
    isAccepted: judged.length > 0 && judged.every((test) => test.isPassed),
    status: statusOfRun(visible),
    output: visible.map((outcome) => outcome.output).join(''),
    error: firstError(judged),
    executionTimeSeconds: inMilliseconds(visible.reduce((sum, { seconds }) => sum + seconds, 0)),
    tests: judged,
  };
}
