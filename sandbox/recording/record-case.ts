import {
  type CaseOutcome,
  type LanguageRunner,
  MAX_RECORDED_STEPS,
  type RecordRequest,
  type RunRequest,
} from '../contract.ts';
import { firstDifferentByte } from './first-different-byte.ts';
import { readRecording } from './read-recording.ts';
import type { RecordedCase, Recording } from './recording.ts';

/** How many lines before the end of a run are recorded. Calls take further steps. */
const LINES_BEFORE_END = 1_500;
/** How many lines before a place in the output are recorded. */
const LINES_BEFORE_OUTPUT = 500;

/** A line that a recording begins with: the next time that it runs after so many lines. */
export interface RecordedPlace {
  line: number;
  /** How many lines run before. */
  from: number;
}

/** A run with one input, and what it should print or return; null if nothing is expected. */
export interface RecordedRun {
  request: RunRequest;
  expected: string | null;
  /** Where the recording begins. By default, it contains what matters. */
  place?: RecordedPlace | undefined;
}

interface FirstRecording {
  outcome: CaseOutcome;
  recording: Recording;
}

/** Returns the line before the first wrong output; null if nothing is wrong, or it was recorded. */
function lineOfOutput(
  expected: string | null,
  { outcome, recording }: FirstRecording,
): number | null {
  const wrong = expected === null ? null : firstDifferentByte(outcome.stdout, expected);
  const recorded = recording.steps.at(-1)?.outputBytes ?? 0;
  if (wrong === null || recorded > wrong) return null;
  const before = recording.marks.findLast(({ outputBytes }) => outputBytes <= wrong);
  return Math.max(0, (before?.lines ?? 0) - LINES_BEFORE_OUTPUT);
}

/** Returns the line at which a second recording starts, to contain what matters; null if the first one does. */
function lineThatMatters({ request, expected }: RecordedRun, first: FirstRecording): number | null {
  const { steps, totalSteps, lines } = first.recording;
  const { status, stdout } = first.outcome;
  if (totalSteps <= steps.length) return null;
  const isWrong = expected !== null && stdout !== expected;
  const isWrongFunction = request.entry.kind === 'function' && status === 'FINISHED' && isWrong;
  if (status === 'ERROR' || isWrongFunction) return Math.max(0, lines - LINES_BEFORE_END);
  return status === 'FINISHED' ? lineOfOutput(expected, first) : null;
}

async function recordFrom(
  runner: LanguageRunner,
  request: RunRequest,
  start: Pick<RecordRequest, 'from' | 'line'>,
): Promise<RecordedCase> {
  const record: RecordRequest = {
    ...{ steps: MAX_RECORDED_STEPS, packets: request.lab !== null, seed: 0, ...start },
  };
  const { outcomes } = await runner.run({ ...request, record });
  const [outcome] = outcomes;
  if (outcome === undefined) throw new Error('The run has no outcome.');
  const { code } = request;
  const recording =
    outcome.recording === undefined ? null : readRecording(outcome.recording, { code, record });
  return { outcome, recording };
}

/**
 * Runs the only input of a request with a recording. It records from the start, and once more if what matters comes
 * later: the error, or the first wrong output. A place that a learner chose is recorded at once.
 *
 * @throws what the runner throws
 */
export async function recordCase(runner: LanguageRunner, run: RecordedRun): Promise<RecordedCase> {
  if (run.place !== undefined) return recordFrom(runner, run.request, run.place);
  const first = await recordFrom(runner, run.request, { from: 0 });
  if (first.recording === null) return first;
  const from = lineThatMatters(run, { outcome: first.outcome, recording: first.recording });
  if (from === null) return first;
  const second = await recordFrom(runner, run.request, { from });
  const isSame = second.outcome.stdout === first.outcome.stdout;
  return isSame && (second.recording?.steps.length ?? 0) > 0 ? second : first;
}
