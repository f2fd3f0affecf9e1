import { firstDifferentByte } from '../../sandbox/recording/first-different-byte.ts';
import type { RecordedStep, Recording } from '../../sandbox/recording/recording.ts';

const ENDS_CALL: ReadonlySet<RecordedStep['kind']> = new Set(['return', 'yield', 'unwind']);

/** Returns the step of the line that printed the byte at an offset; null if there is none. */
function stepOfByte({ steps, frames }: Recording, offset: number): number | null {
  let at = steps.findLastIndex((step) => step.outputBytes <= offset);
  // The step before the print may be the end of a call in its arguments. The line that prints is the caller's.
  for (let step = steps[at]; step !== undefined && ENDS_CALL.has(step.kind); step = steps[at]) {
    const caller = frames[step.frame]?.parent;
    at = steps.findLastIndex(({ frame }, index) => index < at && frame === caller);
  }
  const frame = steps[at]?.frame;
  const line = steps.findLastIndex(
    (step, index) => index <= at && step.frame === frame && step.kind === 'line',
  );
  return line === -1 ? null : line;
}

/**
 * Returns the step of the line that printed the first wrong byte. If the output is only too short, it is the last
 * step.
 *
 * @returns null if the output is as expected, or the byte was printed after the recorded steps
 */
export function firstWrongStep(
  recording: Recording,
  { actual, expected }: { actual: string; expected: string },
): number | null {
  const { steps, totalSteps } = recording;
  const offset = firstDifferentByte(actual, expected);
  if (offset === null) return null;
  const recordedBytes = steps.at(-1)?.outputBytes ?? 0;
  if (totalSteps > steps.length && recordedBytes <= offset) return null;
  const isTooShort = offset === new TextEncoder().encode(actual).length;
  return isTooShort ? steps.length - 1 : stepOfByte(recording, offset);
}
