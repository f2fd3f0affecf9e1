import { type KeyboardEvent, useState } from 'react';
import { type Failure, failureOf } from './failure.ts';
import { stepInto, stepOut } from './moves.ts';
import type { RecordedTest } from './recorded-test.ts';
import { createReplay, type Replay, type ReplayFrame } from '../../sandbox/recording/replay.ts';

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
  /** Where the test failed; null if it didn't, or not within the recorded steps. */
  failure: Failure | null;
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

/** Opens a recording at its beginning, or where it failed if the learner asks why, and moves through it. */
export function usePlace(test: RecordedTest): PlaceInRecording {
  const [{ replay, failure }] = useState(() => {
    const created = createReplay(test.recording);
    return { replay: created, failure: failureOf(test, created) };
  });
  const [place, setPlace] = useState<Place>({
    step: test.asksWhy === true ? (failure?.step ?? 0) : 0,
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
    ...{ replay, failure, step, goTo, stack, shown, followed, nextChange, isPlaying },
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
        i: stepInto(replay, step),
        o: replay.stepOver(step),
        u: stepOut(replay, step),
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
