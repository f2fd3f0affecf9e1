import { type CheckedCase, grade, type GradedCase, type Outcome } from '../../domain/grading.ts';
import type { OwnCase } from '../../domain/own-case.ts';
import {
  DEFAULT_LIMITS,
  type Entry,
  type ObservedRunner,
  type RunObserver,
  type RunRequest,
} from '../../sandbox/contract.ts';
import type {
  RunReportFragment,
  WorkspaceChallengeFragment,
} from '../graphql/__generated__/operations.ts';
import { type ExecutionReport, runReport } from './execution-report.ts';

/** The input line if a challenge without samples mentions a name. */
const NAME_LINE = 'Hacker\n';
/** The two numbers if a challenge without samples mentions adding. */
const NUMBER_LINES = '7\n3\n';

const ASKS_FOR_A_NAME = /\b(user input|names?|hello)\b/i;
const ASKS_FOR_NUMBERS = /\b(calculators?|add|adds|sums?)\b/i;

/**
 * Returns the standard input for a local run of a challenge without samples: one name line if its text mentions user
 * input, a name or hello; two numbers if it mentions a calculator, adding or a sum; otherwise nothing.
 *
 * @param challengeText the challenge's title, description and instructions
 */
export function sampleInputFor(challengeText: string): string {
  if (ASKS_FOR_A_NAME.test(challengeText)) return NAME_LINE;
  return ASKS_FOR_NUMBERS.test(challengeText) ? NUMBER_LINES : '';
}

/** The parts of a challenge that a local run needs. */
export type LocalChallenge = Pick<
  WorkspaceChallengeFragment,
  | 'description'
  | 'instructions'
  | 'samples'
  | 'expectedOutput'
  | 'entry'
  | 'lab'
  | 'timeLimitSeconds'
>;

function entryOf({ entry }: LocalChallenge): Entry {
  return entry.kind === 'FUNCTION' && entry.functionName !== null
    ? { kind: 'function', name: entry.functionName }
    : { kind: 'program' };
}

/** Wall clock per case, in milliseconds. */
export function timeLimitMs({ timeLimitSeconds }: LocalChallenge): number {
  return Math.round(timeLimitSeconds * 1000);
}

function sampleCases({ samples }: LocalChallenge): GradedCase[] {
  return samples.map((sample) => ({ ...sample, isHidden: false }));
}

/** Without samples, nothing is expected unless the challenge states the output of its sample run. */
function casesOf(challenge: LocalChallenge): GradedCase[] {
  const { expectedOutput } = challenge;
  if (challenge.samples.length > 0 || expectedOutput === null) return sampleCases(challenge);
  return [{ name: 'Expected output', isHidden: false, stdin: '', expectedStdout: expectedOutput }];
}

/** Returns the report of outcomes without expectations. */
export function withoutTests(outcomes: readonly Outcome[]): RunReportFragment {
  return {
    status: outcomes.find((outcome) => outcome.status !== 'FINISHED')?.status ?? 'FINISHED',
    output: outcomes.map((outcome) => outcome.output).join(''),
    error: outcomes.find((outcome) => outcome.error !== null)?.error ?? null,
    executionTimeSeconds: outcomes.reduce((sum, outcome) => sum + outcome.seconds, 0),
    tests: [],
  };
}

/** Returns the request that runs code with one input, as a test does. */
export function requestOf(challenge: LocalChallenge, code: string, stdin: string): RunRequest {
  return {
    language: 'python',
    code,
    entry: entryOf(challenge),
    inputs: [stdin],
    limits: { ...DEFAULT_LIMITS, wallMs: timeLimitMs(challenge) },
    lab: challenge.lab,
  };
}

interface LocalRun {
  code: string;
  /** The challenge's title, which also determines the sample input. */
  title: string;
  /** The learner's own cases. Defaults to none. */
  ownCases?: readonly OwnCase[];
  observer?: RunObserver;
}

/** A tested run reaches the end of its input, here as on the server. */
function observerOf({ observer = {} }: LocalRun, isTested: boolean): RunObserver {
  if (!isTested) return observer;
  const { askInput: _, ...tested } = observer;
  return tested;
}

/**
 * Runs code in the browser against the samples of a challenge, or with the sample input that its text suggests, and
 * against the learner's own cases. Nothing leaves the browser. If no output is expected, the program may ask for more input.
 */
export async function runLocally(
  runner: ObservedRunner,
  challenge: LocalChallenge,
  run: LocalRun,
): Promise<ExecutionReport> {
  const { code, title, ownCases = [] } = run;
  const text = [title, challenge.description, challenge.instructions ?? ''].join('\n');
  const given = casesOf(challenge).map((test) =>
    challenge.samples.length > 0 ? test : { ...test, stdin: sampleInputFor(text) },
  );
  const tests: CheckedCase[] = [...given, ...ownCases.map((own) => ({ ...own, isHidden: false }))];
  const inputs = tests.length > 0 ? tests.map((test) => test.stdin) : [sampleInputFor(text)];
  const { outcomes } = await runner.run(
    {
      language: 'python',
      code,
      entry: entryOf(challenge),
      inputs,
      limits: { ...DEFAULT_LIMITS, wallMs: timeLimitMs(challenge) },
      lab: challenge.lab,
      endsAtTimeLimit: true,
    },
    observerOf(run, tests.length > 0),
  );
  const result = tests.length > 0 ? grade(tests, outcomes) : withoutTests(outcomes);
  return runReport({ isLocal: true, code }, result);
}
