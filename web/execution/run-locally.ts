import { grade, type GradedCase, type Outcome } from '../../domain/grading/grade.ts';
import { DEFAULT_LIMITS, type Entry, type LanguageRunner } from '../../sandbox/contract.ts';
import type { LabScenario } from '../../sandbox/lab/scenario.ts';
import type {
  RunReportFragment,
  WorkspaceChallengeFragment,
} from '../graphql/__generated__/operations.ts';
import { runReport, type ExecutionReport } from './execution-report.ts';
import { sampleInputFor } from './sample-input.ts';

/** What a local run needs to know of its challenge. */
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

function labOf({ lab }: LocalChallenge): LabScenario | null {
  return lab === null ? null : (JSON.parse(lab) as LabScenario);
}

function sampleCases({ samples }: LocalChallenge): GradedCase[] {
  return samples.map((sample) => ({ ...sample, isHidden: false }));
}

/** Without samples nothing is expected unless the challenge says what its sample run prints. */
function casesOf(challenge: LocalChallenge): GradedCase[] {
  const { expectedOutput } = challenge;
  if (challenge.samples.length > 0 || expectedOutput === null) return sampleCases(challenge);
  return [{ name: 'Expected output', isHidden: false, stdin: '', expectedStdout: expectedOutput }];
}

/** What outcomes show when nothing was expected of them. */
function withoutTests(outcomes: readonly Outcome[]): RunReportFragment {
  return {
    status: outcomes.find((outcome) => outcome.status !== 'FINISHED')?.status ?? 'FINISHED',
    output: outcomes.map((outcome) => outcome.output).join(''),
    error: outcomes.find((outcome) => outcome.error !== null)?.error ?? null,
    executionTimeSeconds: outcomes.reduce((sum, outcome) => sum + outcome.seconds, 0),
    tests: [],
  };
}

/**
 * Runs code in the browser against the samples of a challenge, or against the sample input that its text asks
 * for. Nothing leaves the browser.
 *
 * @param title the challenge's title; it takes part in choosing the sample input
 */
export async function runLocally(
  runner: LanguageRunner,
  challenge: LocalChallenge,
  { code, title }: { code: string; title: string },
): Promise<ExecutionReport> {
  const text = [title, challenge.description, challenge.instructions ?? ''].join('\n');
  const tests = casesOf(challenge).map((test) =>
    challenge.samples.length > 0 ? test : { ...test, stdin: sampleInputFor(text) },
  );
  const inputs = tests.length > 0 ? tests.map((test) => test.stdin) : [sampleInputFor(text)];
  const { outcomes } = await runner.run({
    language: 'python',
    code,
    entry: entryOf(challenge),
    inputs,
    limits: { ...DEFAULT_LIMITS, wallMs: Math.round(challenge.timeLimitSeconds * 1000) },
    lab: labOf(challenge),
  });
  const result = tests.length > 0 ? grade(tests, outcomes) : withoutTests(outcomes);
  return runReport({ isLocal: true, code }, result);
}
