import { firstDifferentByte } from '../../sandbox/recording/first-different-byte.ts';
import type { Recording } from '../../sandbox/recording/recording.ts';
import type { Replay } from '../../sandbox/recording/replay.ts';
import { MODULE } from './frame-names.ts';
import { firstWrongStep } from './first-wrong-step.ts';
import { endingError } from './moves.ts';
import type { RecordedTest } from './recorded-test.ts';

/** The step that explains a failure. */
export interface Failure {
  step: number;
  /** What happens there: `error`, `first wrong output`. */
  words: string;
  /** The same in a sentence; null if it says nothing new. */
  sentence: string | null;
}

const WRONG_RESULT = {
  words: 'wrong result',
  sentence: 'This result differs from what is expected.',
};
const FIRST_WRONG_OUTPUT = {
  words: 'first wrong output',
  sentence: 'Here the output first differs from what is expected.',
};
const SHORT_OUTPUT = {
  words: 'output ends too early',
  sentence: 'More output is expected.',
};

/** Returns the step at which the outermost call of the recorded code returns; null if none does. */
function outermostReturn({ steps, frames }: Recording): number | null {
  const depthOf = (frame: number): number => {
    const parent = frames[frame]?.parent ?? -1;
    return parent < 0 ? 0 : 1 + depthOf(parent);
  };
  const returns = steps.flatMap(({ kind, frame }, step) =>
    kind === 'return' && frames[frame]?.name !== MODULE ? [{ step, depth: depthOf(frame) }] : [],
  );
  const outermost = Math.min(...returns.map(({ depth }) => depth));
  return returns.findLast(({ depth }) => depth === outermost)?.step ?? null;
}

/** Returns the step that explains the failure of a test; null if it didn't fail within the recorded steps. */
export function failureOf(test: RecordedTest, replay: Replay): Failure | null {
  const { recording, outcome, expectedStdout: expected, isFunction } = test;
  const last = replay.length - 1;
  if (endingError(replay, last) !== null) {
    return { step: last, words: 'error', sentence: null };
  }
  const { stdout: actual } = outcome;
  if (expected === null || actual === expected) return null;
  if (isFunction) {
    const step = outermostReturn(recording);
    return step === null ? null : { step, ...WRONG_RESULT };
  }
  const step = firstWrongStep(recording, { actual, expected });
  if (step === null) return null;
  const isTooShort =
    firstDifferentByte(actual, expected) === new TextEncoder().encode(actual).length;
  return { step, ...(isTooShort ? SHORT_OUTPUT : FIRST_WRONG_OUTPUT) };
}
