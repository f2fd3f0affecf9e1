import { useMemo } from 'react';
import type { Replay } from '../../sandbox/recording/replay.ts';
import { Notice } from '../ui/notice.tsx';
import { countWords } from './count-words.ts';
import { OutputView } from './output-view.tsx';
import { ProgramView } from './program-view.tsx';
import type { RecordedTest } from './recorded-test.ts';
import styles from './recorder.module.css';
import { useLineSearch } from './line-search.ts';
import { Timeline } from './timeline.tsx';
import { type PlaceInRecording, usePlace } from './use-place.ts';
import { StackView, VariablesView } from './variables-view.tsx';
import { HappenedView } from './happened-view.tsx';
import { hostNames } from './wire/host-names.ts';
import { WireView } from './wire/wire-view.tsx';

interface RecorderProps {
  test: RecordedTest;
  /** Shows another part of the run instead. */
  onTest: (test: RecordedTest) => void;
}

/** A recording on screen: moving through its steps moves the line, the variables, the output and the packets. */
export function Recorder({ test, onTest }: RecorderProps) {
  const place = usePlace(test);
  const search = useLineSearch(test, place, onTest);
  const { replay, step, goTo } = place;
  const { packets } = test.recording;
  const { lab } = test;
  const nameHost = useMemo(() => hostNames(lab, packets), [lab, packets]);
  const stdout = useMemo(() => new TextEncoder().encode(test.outcome.stdout), [test]);
  return (
    <div
      className={styles.recorder}
      data-wire={packets.length > 0 || undefined}
      onKeyDown={place.onKeyDown}
    >
      <Warnings test={test} />
      <ProgramView
        replay={replay}
        step={step}
        fileName={test.fileName ?? 'solution.py'}
        code={test.code}
        stdout={test.isFunction ? null : stdout}
        search={search}
      />
      <HappenedView
        replay={replay}
        step={step}
        failure={place.failure}
        stdout={test.isFunction ? null : stdout}
        nameHost={nameHost}
      />
      <StateView {...place} />
      <OutputAfter {...{ test, place, stdout }} />
      <Timeline {...place} onStep={goTo} onPlay={place.play} />
      {packets.length > 0 && (
        <WireView
          packets={packets}
          nameHost={nameHost}
          made={replay.stepAt(step).packets}
          onPacket={(packet) => {
            const next = replay.stepOfPacket(packet);
            goTo(next);
            return replay.stepAt(next).packets;
          }}
        />
      )}
    </div>
  );
}

function StateView({ replay, step, stack, shown, ...place }: PlaceInRecording) {
  if (shown === undefined) return null;
  return (
    <div className={styles.state}>
      <StackView stack={stack} shown={shown.frame} onShow={place.showFrame} />
      <VariablesView
        replay={replay}
        step={step}
        frame={shown}
        followed={place.followed}
        onFollow={place.follow}
      />
    </div>
  );
}

interface OutputAfterProps {
  test: RecordedTest;
  place: PlaceInRecording;
  stdout: Uint8Array;
}

function OutputAfter({ test, place, stdout }: OutputAfterProps) {
  const { replay, step } = place;
  const outputBytes = bytesAfter(replay, step);
  const isAtEnd = step === replay.length - 1;
  return (
    <OutputView
      stdout={stdout}
      bytes={bytesShown({ isFunction: test.isFunction, isAtEnd, outputBytes })}
      expected={test.expectedStdout}
      isAtEnd={isAtEnd}
    />
  );
}

/** A line is shown with what it prints, calls included. */
function bytesAfter(replay: Replay, step: number): number {
  const after = replay.stepAt(step).kind === 'line' ? replay.stepOver(step) : step;
  return replay.stepAt(after).outputBytes;
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

/** Says which part of a long run is recorded. */
function cutWords({ recording, line }: RecordedTest): string {
  const { totalSteps, skippedSteps, steps } = recording;
  if (skippedSteps === 0) return `The recording ends after ${steps.length} of ${totalSteps} steps.`;
  const skipped = countWords(skippedSteps, 'step');
  const purpose = line === undefined ? 'what went wrong' : `line ${line}`;
  return `The recording has ${steps.length} of ${totalSteps} steps. It begins after about ${skipped}, to show ${purpose}.`;
}

/** What the reader must know before trusting the recording. */
function Warnings({ test }: { test: RecordedTest }) {
  const { recording, outcome, originalStdout, recordFrom } = test;
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
            {cutWords(test)}
            {recordFrom !== undefined && ' Choose a line to see when it runs next.'}
          </p>
        </Notice>
      )}
    </div>
  );
}
