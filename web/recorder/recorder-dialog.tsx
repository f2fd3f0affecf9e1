import * as Radix from 'radix-ui/dialog';
import { type ReactNode, type RefObject, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../ui/button.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { Packet } from '../ui/packet.tsx';
import { countWords } from './count-words.ts';
import type { RecordedTest } from './recorded-test.ts';
import { Recorder } from './recorder.tsx';
import styles from './recorder.module.css';

/** The words on the two buttons that close a recording. */
export interface WaysBack {
  /** Of the arrow at the left. */
  back: string;
  /** Of the button at the right; null for none. */
  done: string | null;
}

const TO_THE_EDITOR: WaysBack = { back: 'Back to the editor', done: 'Edit and run again' };

interface RecorderDialogProps {
  test: RecordedTest;
  /** Those of the workspace by default. */
  waysBack?: WaysBack | undefined;
  /** What stands above the recording. */
  children?: ReactNode;
  /** What gets the focus afterwards. */
  opener: RefObject<HTMLElement | null>;
  /** Called once, however it is closed. */
  onClose: () => void;
}

/** The flight recorder over the whole window. It opens with the focus on the scrubber. */
export function RecorderDialog(props: RecorderDialogProps) {
  const { waysBack = TO_THE_EDITOR, children, opener, onClose } = props;
  const [test, setTest] = useState(props.test);
  const content = useRef<HTMLDivElement>(null);
  return (
    <Radix.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Radix.Portal>
        <Radix.Content
          ref={content}
          className={styles.dialog}
          aria-describedby={undefined}
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            focusScrubber(content.current);
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            opener.current?.focus();
          }}
        >
          <header className={styles.head}>
            <Radix.Close asChild>
              <IconButton icon="back" label={waysBack.back} />
            </Radix.Close>
            {test.subject !== undefined && <p className={styles.subject}>{test.subject}</p>}
            <Radix.Title data-small={test.subject !== undefined || undefined}>
              {test.asksWhy === true && <Packet state="failed" />}
              Replay of “{test.name}”
            </Radix.Title>
            <span className="label">{sizeWords(test)}</span>
            {waysBack.done !== null && (
              <Radix.Close asChild>
                <Button className={styles.edit}>{waysBack.done}</Button>
              </Radix.Close>
            )}
          </header>
          {children}
          <Recorder
            key={`${test.line} ${test.recording.skippedSteps}`}
            test={test}
            onTest={(other) => {
              flushSync(() => setTest(other));
              focusScrubber(content.current);
            }}
          />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

function focusScrubber(content: HTMLElement | null): void {
  content?.querySelector<HTMLElement>('input[type=range]')?.focus();
}

/** Describes a recording: `582 steps, 135 packets, recorded in 31 ms`. */
function sizeWords({ recording, outcome: { seconds } }: RecordedTest): string {
  const { steps, packets } = recording;
  const words = [countWords(steps.length, 'step')];
  if (packets.length > 0) words.push(countWords(packets.length, 'packet'));
  if (seconds !== undefined) words.push(`recorded in ${durationWords(seconds)}`);
  return words.join(', ');
}

function durationWords(seconds: number): string {
  if (seconds >= 1) return `${seconds.toFixed(1)} s`;
  return `${Math.max(1, Math.round(seconds * 1_000))} ms`;
}
