import { type KeyboardEvent, useState } from 'react';
import { firstWrongStep } from './first-wrong-step.ts';
import type { RecordedTest } from './recorded-test.ts';
import { createReplay, type Replay, type ReplayFrame } from '../../sandbox/recording/replay.ts';

/** Returns the step that explains the failure of a test; null if it didn't fail within the recorded steps. */
function wrongStepOf({ recording, outcome, expectedStdout, isFunction }: RecordedTest) {
  if (expectedStdout === null || outcome.stdout === expectedStdout) return null;
  if (!isFunction) {
    return firstWrongStep(recording, { actual: outcome.stdout, expected: expectedStdout });
  }
  const { steps, frames } = recording;
  const depthOf = (frame: number): number => {
    const parent = frames[frame]?.parent ?? -1;
    return parent < 0 ? 0 : 1 + depthOf(parent);
  };
  // The outermost call of the recorded code returns what is compared.
  const returns = steps.flatMap(({ kind, frame }, step) =>
    kind === 'return' && frames[frame]?.name !== '<module>'
      ? [{ step, depth: depthOf(frame) }]
      : [],
  );
  const outermost = Math.min(...returns.map(({ depth }) => depth));
  return returns.findLast(({ depth }) => depth === outermost)?.step ?? null;
}

/** Where the reader of a recording is. */
interface Place {
  step: number;
  /** The frame that was chosen at this step; null for the innermost. */
  frame: number | null;
  followed: string | null;
  isPlaying: boolean;
}

/** The place in a recording, and everything that follows from it. */
export interface PlaceInRecording {
  replay: Replay;
  /** The step of the first wrong output; null if there is none. */
  wrongStep: number | null;
  step: number;
  goTo: (step: number) => void;
  stack: readonly ReplayFrame[];
  /** The frame whose variables are shown. */
  shown: ReplayFrame | undefined;
  showFrame: (frame: number) => void;
  /** The variable that "Next change" follows, and the step that changes it next. */
  followed: string | null;
  follow: (name: string) => void;
  nextChange: number | null;
  isPlaying: boolean;
  play: (isPlaying: boolean) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

/** Opens a recording at its first wrong output, or at its beginning, and moves through it. */
export function usePlace(test: RecordedTest): PlaceInRecording {
  const [{ replay, wrongStep }] = useState(() => {
    return { replay: createReplay(test.recording), wrongStep: wrongStepOf(test) };
  });
  const [place, setPlace] = useState<Place>({
    step: wrongStep ?? 0,
    frame: null,
    followed: null,
    isPlaying: false,
  });
  const { step, isPlaying } = place;
  const last = replay.length - 1;
  const change = (part: Partial<Place>): void => setPlace((before) => ({ ...before, ...part }));
  const goTo = (next: number): void =>
    change({ step: Math.min(Math.max(next, 0), last), frame: null });
  const stack = replay.stackAt(step);
  const shown = stack.find(({ frame }) => frame === place.frame) ?? stack[0];
  const followed = followedAt(replay, place);
  const nextChange =
    followed === null ? null : replay.nextChange(step, shown?.frame ?? 0, followed);
  return {
    ...{ replay, wrongStep, step, goTo, stack, shown, followed, nextChange, isPlaying },
    showFrame: (frame) => change({ frame }),
    follow: (name) => change({ followed: name }),
    play: (isNowPlaying) => change({ isPlaying: isNowPlaying }),
    onKeyDown: (event) => {
      const next = stepOfKey(event, {
        ArrowLeft: step - 1,
        ArrowRight: step + 1,
        Home: 0,
        End: last,
        c: nextChange,
        p: replay.nextPacket(step),
      });
      if (next === null) return;
      event.preventDefault();
      goTo(next);
    },
  };
}

/** Returns the step that a key moves to; null if it does something else. */
function stepOfKey(
  { key, ctrlKey, metaKey, altKey, target }: KeyboardEvent,
  keys: Readonly<Record<string, number | null>>,
): number | null {
  if (ctrlKey || metaKey || altKey || hasKeysOfItsOwn(target)) return null;
  return (Object.hasOwn(keys, key) ? keys[key] : null) ?? null;
}

/** The variable that was chosen, or the one that changed last before it is chosen. */
function followedAt(replay: Replay, { step, frame, followed }: Place): string | null {
  const variables = replay.variablesAt(step, frame ?? replay.stepAt(step).frame);
  if (variables.some(({ name }) => name === followed)) return followed;
  const changed = variables.find(({ isChanged }) => isChanged) ?? variables[0];
  return changed?.name ?? null;
}

/** Text fields, tabs, and text that scrolls sideways use the arrow keys themselves. */
function hasKeysOfItsOwn(target: EventTarget): boolean {
  const own = 'input:not([type=range]), [role=tab], [role=region], pre';
  return target instanceof Element && target.closest(own) !== null;
}
