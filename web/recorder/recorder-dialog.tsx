import * as Radix from 'radix-ui/dialog';
import { useRef } from 'react';
import { Button } from '../ui/button.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import type { RecordedTest } from './recorded-test.ts';
import { Recorder } from './recorder.tsx';
import styles from './recorder.module.css';

interface RecorderDialogProps {
  test: RecordedTest;
  /** Called once, however it is closed. */
  onClose: () => void;
}

/** The flight recorder over the whole window. It opens with the focus on the scrubber. */
export function RecorderDialog({ test, onClose }: RecorderDialogProps) {
  const opener = useRef<Element | null>(null);
  const content = useRef<HTMLDivElement>(null);
  const { steps, packets } = test.recording;
  return (
    <Radix.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Radix.Portal>
        <Radix.Content
          ref={content}
          className={styles.dialog}
          aria-describedby={undefined}
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            opener.current = document.activeElement;
            content.current?.querySelector<HTMLElement>('input[type=range]')?.focus();
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (opener.current instanceof HTMLElement) opener.current.focus();
          }}
        >
          <header className={styles.head}>
            <Radix.Close asChild>
              <IconButton icon="back" label="Back to the editor" />
            </Radix.Close>
            <Radix.Title>Replay of “{test.name}”</Radix.Title>
            <span className="label">
              {countWords(steps.length, 'step')}
              {packets.length > 0 && `, ${countWords(packets.length, 'packet')}`}
            </span>
            <Radix.Close asChild>
              <Button className={styles.edit}>Edit and run again</Button>
            </Radix.Close>
          </header>
          <Recorder test={test} />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

function countWords(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
