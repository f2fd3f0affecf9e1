import { type KeyboardEvent, useState } from 'react';
import type { CaseOutcome } from '../../../../sandbox/contract.ts';
import type { Recording } from '../../../execution/recording/recording.ts';
import { Notice } from '../../../ui/notice.tsx';
import { firstWrongStep } from './first-wrong-step.ts';
import { OutputView } from './output-view.tsx';
import { ProgramView } from './program-view.tsx';
import { createReplay, type Replay } from './replay.ts';
import styles from './recorder.module.css';
import { Timeline } from './timeline.tsx';
import { stepWords } from './value-words.ts';
import { StackView, VariablesView } from './variables-view.tsx';

/** What was recorded, and what it is compared with. */
export interface RecordedTest {
  name: string;
  code: string;
  isFunction: boolean;
  recording: Recording;
  /** The result of the run that was recorded. */
  outcome: Pick<CaseOutcome, 'stdout'>;
  /** What the run before it printed or returned; null if that is unknown. */
  originalStdout: string | null;
  /** Null if nothing is expected. */
  expectedStdout: string | null;
}

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

/** A recording on screen: moving through its steps moves the line, the variables and the output. */
export function Recorder({ test }: { test: RecordedTest }) {
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
  const goTo = (next: number): void =>
    setPlace((before) => ({
      ...before,
      step: Math.min(Math.max(next, 0), last),
      frame: null,
    }));
  const stack = replay.stackAt(step);
  const shown = stack.find(({ frame }) => frame === place.frame) ?? stack[0];
  const followed = followedAt(replay, place);
  const nextChange =
    followed === null || shown === undefined
      ? null
      : replay.nextChange(step, shown.frame, followed);
  const keys: Readonly<Record<string, number | null>> = {
    ArrowLeft: step - 1,
    ArrowRight: step + 1,
    Home: 0,
    End: last,
    c: nextChange,
    p: replay.nextPacket(step),
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const { key, ctrlKey, metaKey, altKey, target } = event;
    const next = Object.hasOwn(keys, key) ? keys[key] : null;
    if (next == null || ctrlKey || metaKey || altKey || hasKeysOfItsOwn(target)) return;
    event.preventDefault();
    goTo(next);
  };
  const { outputBytes } = replay.stepAt(step);
  const isAtEnd = step === last;
  return (
    <div className={styles.recorder} onKeyDown={onKeyDown}>
      <Warnings test={test} />
      <ProgramView replay={replay} step={step} code={test.code} />
      <div className={styles.state}>
        {shown !== undefined && (
          <>
            <StackView
              stack={stack}
              shown={shown.frame}
              onShow={(frame) => setPlace({ ...place, frame })}
            />
            <VariablesView
              replay={replay}
              step={step}
              frame={shown}
              followed={followed}
              onFollow={(name) => setPlace({ ...place, followed: name })}
            />
          </>
        )}
      </div>
      <OutputView
        stdout={test.outcome.stdout}
        bytes={bytesShown({ isFunction: test.isFunction, isAtEnd, outputBytes })}
        expected={test.expectedStdout}
        isAtEnd={isAtEnd}
      />
      <Timeline
        {...{ replay, step, wrongStep, followed, nextChange, isPlaying }}
        onStep={goTo}
        onPlay={(isNowPlaying) => setPlace((before) => ({ ...before, isPlaying: isNowPlaying }))}
      />
      <p className="visually-hidden" role="status">
        {stepWords(replay, step)}
      </p>
    </div>
  );
}

interface Shown {
  isFunction: boolean;
  isAtEnd: boolean;
  outputBytes: number;
}

/** What a function returns is known at its end only. */
function bytesShown({ isFunction, isAtEnd, outputBytes }: Shown): number {
  if (isAtEnd) return Number.POSITIVE_INFINITY;
  return isFunction ? 0 : outputBytes;
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

/** What the reader must know before trusting the recording. */
function Warnings({ test }: { test: RecordedTest }) {
  const { recording, outcome, originalStdout } = test;
  const isDifferent = originalStdout !== null && originalStdout !== outcome.stdout;
  const isCut = recording.totalSteps > recording.steps.length;
  if (!isDifferent && !isCut) return null;
  return (
    <div className={styles.warnings}>
      {isDifferent && (
        <Notice tone="warn">
          <p>
            This recording is a new run, and its output differs from the first one. Programs that
            use random numbers or the time can do that.
          </p>
        </Notice>
      )}
      {isCut && (
        <Notice tone="warn">
          <p>
            The recording ends after {recording.steps.length} of {recording.totalSteps} steps.
          </p>
        </Notice>
      )}
    </div>
  );
}
