import type { HighlightedDemo, HighlightedToken } from 'virtual:landing-demos';
import { classNames } from '../../ui/class-names.ts';
import { CodeBlock } from '../../ui/code-block.tsx';
import styles from './typed-demo.module.css';
import { useTyping } from './use-typing.ts';

interface TypedDemoProps {
  demo: HighlightedDemo;
  hasStarted: boolean;
  reading?: string | undefined;
  className?: string | undefined;
}

/**
 * A program that is typed, then prints. The whole text is in the page from the start, so that nothing moves
 * and readers without a screen have it at once; what is not typed yet is only unseen.
 */
export function TypedDemo({ demo, hasStarted, reading, className }: TypedDemoProps) {
  const length = lengthOf(demo.lines);
  const typed = useTyping(length, hasStarted);
  const isDone = typed >= length;
  return (
    <CodeBlock
      className={classNames(styles.demo, isDone && styles.done, className)}
      title={demo.file}
      reading={reading}
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

interface TypedLine {
  tokens: HighlightedToken[];
  /** How many characters of this line are typed. */
  left: number;
  isCurrent: boolean;
}

const widthOf = (line: HighlightedToken[]): number =>
  line.reduce((width, { text }) => width + text.length, 0);

/** The characters of a program, one for each newline included. */
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
  let room = left;
  return tokens.flatMap(({ text, name }) => {
    const typed = text.slice(0, room);
    room -= typed.length;
    return [
      { text: typed, name, isTyped: true },
      { text: text.slice(typed.length), name, isTyped: false },
    ].filter((part) => part.text !== '');
  });
}
