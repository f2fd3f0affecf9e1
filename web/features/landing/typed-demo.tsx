import { classNames } from '../../ui/class-names.ts';
import { CodeBlock } from '../../ui/code-block.tsx';
import type { Demo } from './demos.ts';
import { highlightPython, type Token } from './highlight-python.ts';
import styles from './typed-demo.module.css';
import { useTyping } from './use-typing.ts';

interface TypedDemoProps {
  demo: Demo;
  hasStarted: boolean;
  reading?: string | undefined;
  className?: string | undefined;
}

/**
 * A program that is typed, then prints. The whole text is in the page from the start, so that nothing moves
 * and readers without a screen have it at once; what is not typed yet is only unseen.
 */
export function TypedDemo({ demo, hasStarted, reading, className }: TypedDemoProps) {
  const typed = useTyping(demo.code.length, hasStarted);
  const isDone = typed >= demo.code.length;
  return (
    <CodeBlock
      className={classNames(styles.demo, isDone && styles.done, className)}
      title={demo.file}
      reading={reading}
      output={demo.output}
      isNumbered
    >
      {typedLines(demo.code, typed).map(({ tokens, left, isCurrent }, row) => (
        <span className="line" key={row}>
          {splitTokens(tokens, left).map((token, place) => (
            <span
              key={place}
              className={classNames(token.className, !token.isTyped && styles.rest)}
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
  tokens: Token[];
  /** How many characters of this line are typed. */
  left: number;
  isCurrent: boolean;
}

function typedLines(code: string, typed: number): TypedLine[] {
  let start = 0;
  return code.split('\n').map((line) => {
    const left = Math.min(line.length, Math.max(0, typed - start));
    const isCurrent = typed >= start && typed <= start + line.length;
    start += line.length + 1;
    return { tokens: highlightPython(line), left, isCurrent };
  });
}

function splitTokens(tokens: Token[], left: number): (Token & { isTyped: boolean })[] {
  let room = left;
  return tokens.flatMap(({ text, className }) => {
    const typed = text.slice(0, room);
    room -= typed.length;
    return [
      { text: typed, className, isTyped: true },
      { text: text.slice(typed.length), className, isTyped: false },
    ].filter((part) => part.text !== '');
  });
}
