import { memo, type ReactNode, useEffect } from 'react';
import { Button } from '../ui/button.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { Icon } from '../ui/icon.tsx';
import type { Replay } from '../../sandbox/recording/replay.ts';
import type { Failure } from './failure.ts';
import { stepInto, stepOut } from './moves.ts';
import styles from './timeline.module.css';

/** The pause between two steps while the recording plays, in milliseconds. */
const PLAY_STEP_MS = 350;

interface TimelineProps {
  replay: Replay;
  step: number;
  onStep: (step: number) => void;
  /** Where the test failed; null if it didn't. */
  failure: Failure | null;
  /** The variable that "Next change" follows; null if there is none. */
  followed: string | null;
  /** The step that changes it next; null if none does. */
  nextChange: number | null;
  isPlaying: boolean;
  onPlay: (isPlaying: boolean) => void;
}

/** The scrubber: moves through the steps, plays them, and jumps to what comes next. */
export function Timeline(props: TimelineProps) {
  const { replay, step, onStep, failure, isPlaying, onPlay } = props;
  const last = replay.length - 1;
  const percentOf = (at: number): string => `${last === 0 ? 0 : (at / last) * 100}%`;
  useEffect(() => {
    if (!isPlaying) return;
    const isOver = step >= last;
    const timer = setTimeout(
      () => (isOver ? onPlay(false) : onStep(step + 1)),
      isOver ? 0 : PLAY_STEP_MS,
    );
    return () => clearTimeout(timer);
  }, [isPlaying, step, last, onStep, onPlay]);
  return (
    <section className={styles.timeline} aria-label="Timeline">
      {failure !== null && (
        <div className={styles.flag} style={{ '--at': percentOf(failure.step) }}>
          <button type="button" onClick={() => onStep(failure.step)}>
            <Icon name="flag" size={16} />
            {failure.words} at step {failure.step + 1}
          </button>
        </div>
      )}
      <div className={styles.track} style={{ '--at': percentOf(step) }}>
        <PacketDots replay={replay} />
        <input
          type="range"
          aria-label="Step"
          aria-valuetext={`Step ${step + 1} of ${replay.length}`}
          aria-keyshortcuts="ArrowLeft ArrowRight Home End"
          min={0}
          max={last}
          value={step}
          onChange={(event) => onStep(event.currentTarget.valueAsNumber)}
        />
      </div>
      <Controls {...props} last={last} />
    </section>
  );
}

function Controls({ last, ...props }: TimelineProps & { last: number }) {
  const { replay, step, onStep, isPlaying, onPlay } = props;
  return (
    <div className={styles.controls}>
      <div className={styles.buttons}>
        <IconButton
          icon="first"
          label="First step"
          kind="secondary"
          onClick={() => onStep(0)}
          disabled={step === 0}
        />
        <IconButton
          icon="back"
          label="Step back"
          kind="secondary"
          onClick={() => onStep(step - 1)}
          disabled={step === 0}
        />
        <IconButton
          icon={isPlaying ? 'pause' : 'run'}
          label={isPlaying ? 'Pause' : 'Play'}
          kind="primary"
          onClick={() => onPlay(!isPlaying)}
          disabled={step === last}
        />
        <IconButton
          icon="next"
          label="Step forward"
          kind="secondary"
          onClick={() => onStep(step + 1)}
          disabled={step === last}
        />
        <IconButton
          icon="last"
          label="Last step"
          kind="secondary"
          onClick={() => onStep(last)}
          disabled={step === last}
        />
      </div>
      <Clock replay={replay} step={step} />
      <Jumps {...props} />
    </div>
  );
}

function Clock({ replay, step }: Pick<TimelineProps, 'replay' | 'step'>) {
  const { micros, packets } = replay.stepAt(step);
  const packetCount = replay.recording.packets.length;
  return (
    <p className={styles.clock}>
      <span>
        step <b>{step + 1}</b> of {replay.length}
      </span>
      {packetCount > 0 && (
        <>
          <span>
            clock <b>{(micros / 1_000_000).toFixed(4)}</b> s
          </span>
          <span className={styles.packets}>
            packet <b>{packets}</b> of {packetCount}
          </span>
        </>
      )}
    </p>
  );
}

/** A button that moves to a step, if there is such a step. */
function Jump(props: JumpProps) {
  const { to, onStep, shortcut, children } = props;
  return (
    <Button
      size="small"
      aria-keyshortcuts={shortcut}
      disabled={to === null}
      onClick={() => to !== null && onStep(to)}
    >
      {children}
    </Button>
  );
}

interface JumpProps {
  to: number | null;
  onStep: (step: number) => void;
  shortcut: string;
  children: ReactNode;
}

function Jumps(props: Omit<TimelineProps, 'isPlaying' | 'onPlay'>) {
  const { replay, step, onStep, followed, nextChange } = props;
  const { packets, frames } = replay.recording;
  const over = step === replay.length - 1 ? null : replay.stepOver(step);
  return (
    <div className={styles.jumps}>
      {frames.length > 1 && (
        <Jump to={stepInto(replay, step)} onStep={onStep} shortcut="i">
          Step into
        </Jump>
      )}
      <Jump to={over} onStep={onStep} shortcut="o">
        Step over
      </Jump>
      {frames.length > 1 && (
        <Jump to={stepOut(replay, step)} onStep={onStep} shortcut="u">
          Step out
        </Jump>
      )}
      {packets.length > 0 && (
        <Jump to={replay.nextPacket(step)} onStep={onStep} shortcut="p">
          Next packet
        </Jump>
      )}
      {followed !== null && (
        <Jump to={nextChange} onStep={onStep} shortcut="c">
          Next change of <code>{followed}</code>
        </Jump>
      )}
    </div>
  );
}

/** How many places of the wire can have a dot. More would be one line. */
const MAX_DOTS = 120;

/** Dots where the program was when packets were on the wire. */
const PacketDots = memo(function PacketDots({ replay }: Pick<TimelineProps, 'replay'>) {
  const { steps, packets } = replay.recording;
  if (packets.length === 0) return null;
  const places = new Set<number>();
  for (const [index, { packets: count }] of steps.entries()) {
    if (count > (steps[index - 1]?.packets ?? 0)) {
      places.add(Math.round((index / Math.max(1, steps.length - 1)) * MAX_DOTS));
    }
  }
  return [...places].map((place) => (
    <i key={place} style={{ insetInlineStart: `${(place / MAX_DOTS) * 100}%` }} />
  ));
});
