import { describe, expect, test } from 'vitest';
import { loadAuthoredCurriculum } from '../../content/load-curriculum.ts';
import type { AuthoredChallenge } from '../../content/authored.ts';
import type { CaseOutcome } from '../../sandbox/contract.ts';
import { useSealedPython } from '../../sandbox/python/sealed-python-for-tests.ts';
import { readRecording } from '../../sandbox/recording/read-recording.ts';

const { challenges } = await loadAuthoredCurriculum();
const python = useSealedPython();

/** The model solution, the other solutions and the known mistakes of a challenge. */
function programsOf({ solution, alternatives, mistakes }: AuthoredChallenge): string[] {
  return [solution, ...alternatives.map(({ code }) => code), ...mistakes.map(({ code }) => code)];
}

/** Whether a case has run. After an endless program, the limit of all cases leaves out the next one. */
const hasRun = ({ status, recording }: CaseOutcome): boolean =>
  status !== 'TIME_LIMIT' || recording !== undefined;

/** The line at which a traceback ends; null if there is no traceback. */
function lineOfError(error: string | null): number | null {
  const lines = [...(error ?? '').matchAll(/^ {2}File "solution\.py", line (\d+)/gm)];
  return lines.length === 0 ? null : Number(lines.at(-1)?.[1]);
}

/** What doesn't depend on the time. A program that never ends is stopped by the limit of a case, or by that of all cases. */
const withoutTime = ({ status, stdout, output, error }: CaseOutcome) => ({
  ...{ status, stdout, output },
  error: status === 'TIME_LIMIT' ? null : error,
});

function expectRecording(code: string, outcome: CaseOutcome, hasLab: boolean): void {
  const record = { steps: 5_000, packets: hasLab };
  const recording = readRecording(outcome.recording ?? 'none', { code, record });
  if (recording === null) throw new Error(`There is no recording of:\n${code}`);
  expect(recording.steps.length).toBeGreaterThan(0);
  const line = lineOfError(outcome.error);
  const isComplete = recording.totalSteps === recording.steps.length;
  if (line !== null && isComplete) expect(recording.steps.at(-1)?.line).toBe(line);
}

describe('every program of the curriculum does the same with a recorder', () => {
  test.each(challenges.map((authored) => [authored.challenge.id, authored] as const))(
    '%s',
    async (_id, authored) => {
      const { samples, entry, lab, limits } = authored.challenge;
      const options = { entry, lab, limits: { ...limits, wallMs: 20_000 } };
      const inputs = samples.map(({ stdin }) => stdin);
      for (const code of programsOf(authored)) {
        const plain = await python.runAll(code, { ...options, inputs });
        const record = { steps: 5_000, packets: lab !== null };
        const recorded = await python.runAll(code, { ...options, inputs, record });
        expect(recorded.map(withoutTime)).toEqual(plain.map(withoutTime));
        for (const outcome of recorded.filter(hasRun)) {
          expectRecording(code, outcome, lab !== null);
        }
      }
    },
  );
});
