import { useEffect, useState, useSyncExternalStore } from 'react';
import type { HighlightedDemo, HighlightedToken } from 'virtual:landing-demos';
import { classNames } from '../../ui/class-names.ts';
import { CodeBlock } from '../../ui/code-block.tsx';
import styles from './typed-demo.module.css';

/** The typing speed of the demos, in milliseconds per character. */
const TYPING_MS = 30;

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

/**
 * Returns how many characters of a text are typed so far: all of them at once if the visitor prefers reduced motion.
 *
 * @param length of the whole text
 * @param hasStarted whether the text has come into view
 */
function useTyping(length: number, hasStarted: boolean): number {
  const isStill = useSyncExternalStore(followMotion, prefersStillness, () => false);
  const [typed, setTyped] = useState(0);
  const isTyping = hasStarted && !isStill && typed < length;
  useEffect(() => {
    if (!isTyping) return undefined;
    const startedAt = performance.now();
    const timer = setInterval(() => {
      // By the clock, not by counting ticks: timers in a background tab fire less often.
      setTyped(Math.min(length, Math.floor((performance.now() - startedAt) / TYPING_MS)));
    }, TYPING_MS);
    return () => clearInterval(timer);
  }, [isTyping, length]);
  return isStill ? length : typed;
}

function prefersStillness(): boolean {
  return matchMedia(REDUCED_MOTION).matches;
}

function followMotion(onChange: () => void): () => void {
  const query = matchMedia(REDUCED_MOTION);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

interface TypedDemoProps {
  demo: HighlightedDemo;
  hasStarted: boolean;
}

/**
 * A program that is typed and then prints its output. The whole text is in the page from the start, so that the
 * layout doesn't move and screen readers get it at once. Characters that are not typed yet are only invisible.
 */
export function TypedDemo({ demo, hasStarted }: TypedDemoProps) {
  const length = lengthOf(demo.lines);
  const typed = useTyping(length, hasStarted);
  const isDone = typed >= length;
  return (
    <CodeBlock
      className={classNames(styles.demo, isDone && styles.done)}
      title={demo.file}
      output={demo.output}
      isNumbered
    >
      {typedLines(demo.lines, typed).map(({ tokens, left, isCurrent }, row) => (
        <span className="line" key={row}>
          {splitTokens(tokens, left).map((token, place) => (
            <span
              key={place}
              className={classNames(token.name ?? undefined, !token.isTyped && styles.rest)}
            >
              {token.text}
            </span>
          ))}
          {isCurrent && !isDone && <span className={styles.cursor} style={{ '--column': left }} />}
        </span>
      ))}
    </CodeBlock>
  );
}

interface TypedTextProps {
  text: string;
  hasStarted: boolean;
}

/** A line of text that is typed. All of it is in the page from the start. */
export function TypedText({ text, hasStarted }: TypedTextProps) {
  const typed = useTyping(text.length, hasStarted);
  return (
    <span className={styles.text}>
      <span>{text.slice(0, typed)}</span>
      <span className={styles.rest}>{text.slice(typed)}</span>
    </span>
  );
}

interface TypedLine {
  tokens: HighlightedToken[];
  /** The number of characters of this line that are typed. */
  left: number;
  isCurrent: boolean;
}

const widthOf = (line: HighlightedToken[]): number =>
  line.reduce((width, { text }) => width + text.length, 0);

/** Returns the number of characters of a program, including newlines. */
const lengthOf = (lines: HighlightedToken[][]): number =>
  lines.reduce((length, line) => length + widthOf(line) + 1, -1);

function typedLines(lines: HighlightedToken[][], typed: number): TypedLine[] {
  let start = 0;
  return lines.map((tokens) => {
    const width = widthOf(tokens);
    const left = Math.min(width, Math.max(0, typed - start));
    const isCurrent = typed >= start && typed <= start + width;
    start += width + 1;
    return { tokens, left, isCurrent };
  });
}

type TypedToken = HighlightedToken & { isTyped: boolean };

function splitTokens(tokens: HighlightedToken[], left: number): TypedToken[] {
  let remaining = left;
  return tokens.flatMap(({ text, name }) => {
    const typed = text.slice(0, remaining);
    remaining -= typed.length;
    return [
      { text: typed, name, isTyped: true },
      { text: text.slice(typed.length), name, isTyped: false },
    ].filter((part) => part.text !== '');
  });
}
