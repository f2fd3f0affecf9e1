import { useLayoutEffect, useRef } from 'react';
import type { ConsolePart } from '../../execution/execution-state.ts';
import { Button } from '../../ui/button.tsx';
import styles from './results.module.css';

/** A program's input or output, unchanged. */
export function OutputText({ title, text }: { title: string; text: string }) {
  return (
    <figure className={styles.text}>
      <figcaption>{title}</figcaption>
      <pre tabIndex={0} aria-label={title}>
        {text === '' ? <i>nothing</i> : withEndSpaces(text)}
      </pre>
    </figure>
  );
}

/** Makes the spaces at the ends of lines visible, as a comparison of outputs does. */
function withEndSpaces(text: string) {
  return text
    .split(/( +)(?=\n|$)/)
    .map((part, place) => (place % 2 === 0 ? part : <i key={place}>{'·'.repeat(part.length)}</i>));
}

interface ConsoleViewProps {
  title: string;
  parts: readonly ConsolePart[];
  /** Stops the run that shows this; absent if none is in progress. */
  onStop?: (() => void) | undefined;
}

/** The output of a run in this browser and the typed input, like a terminal. It stays scrolled to the end. */
export function ConsoleView({ title, parts, onStop }: ConsoleViewProps) {
  const log = useRef<HTMLPreElement>(null);
  useLayoutEffect(() => {
    const { current } = log;
    if (current !== null) current.scrollTop = current.scrollHeight;
  }, [parts]);
  return (
    <figure className={styles.text}>
      <figcaption>
        {title}
        {onStop && (
          <Button kind="danger" size="small" className={styles.stop} onClick={onStop}>
            Stop
          </Button>
        )}
      </figcaption>
      <pre ref={log} role="log" tabIndex={0} aria-label={title} className={styles.console}>
        {parts.map(({ kind, text }, index) =>
          kind === 'input' ? <kbd key={index}>{text}</kbd> : <span key={index}>{text}</span>,
        )}
      </pre>
    </figure>
  );
}
