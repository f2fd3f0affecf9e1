import type { RecordedValue } from '../../sandbox/recording/recording.ts';
import type { Replay } from '../../sandbox/recording/replay.ts';
import { typeOf } from './value-words.ts';

/** Returns the step at which the line of a step calls a function of the program; null if it calls none. */
export function stepInto(replay: Replay, step: number): number | null {
  const { frame } = replay.stepAt(step);
  const end = replay.stepOver(step);
  const calls = replay.recording.steps.slice(step + 1, end + 1);
  const first = calls.findIndex(
    (other) => (other.kind === 'call' || other.kind === 'resume') && other.frame !== frame,
  );
  return first === -1 ? null : step + 1 + first;
}

/** Returns the next step outside the call that a step is in; null if there is none. */
export function stepOut(replay: Replay, step: number): number | null {
  const callers = new Set(
    replay
      .stackAt(step)
      .slice(1)
      .map(({ frame }) => frame),
  );
  const next = replay.recording.steps.findIndex(
    ({ frame }, index) => index > step && callers.has(frame),
  );
  return next === -1 ? null : next;
}

/** Checks whether the recording contains the end of the run, and a step is it. */
export function isEndOfRun({ recording, length }: Replay, step: number): boolean {
  const { totalSteps, skippedSteps } = recording;
  return step === length - 1 && totalSteps <= skippedSteps + length;
}

/** Returns the error that ends the program at a step; null if none does. `sys.exit` is not an error. */
export function endingError(replay: Replay, step: number): RecordedValue | null {
  const { kind, result } = replay.stepAt(step);
  if (kind !== 'raise' || result === undefined || !isEndOfRun(replay, step)) return null;
  return typeOf(replay, step, result) === 'SystemExit' ? null : result;
}
