import { memo, useEffect, useMemo, useRef, useState } from 'react';
import { type CodeToken, highlightLines } from '../editor/highlight-python.ts';
import { keepVisible, useKeepVisible } from './keep-visible.ts';
import type { Replay } from '../../sandbox/recording/replay.ts';
import type { LineSearch } from './line-search.ts';
import styles from './recorder.module.css';
import { resultWords, shortValue } from './value-words.ts';

/** What stands beside a line. */
interface LineNote {
  text: string;
  isChanged: boolean;
}

/** How many values stand beside one line. */
const MAX_NOTES = 4;

/** Returns the values of the current frame, beside the lines that made them. */
function notesAt(replay: Replay, step: number, printed: string): Map<number, LineNote[]> {
  const { frame, line, result } = replay.stepAt(step);
  const notes = new Map<number, LineNote[]>();
  const add = (at: number, note: LineNote): void => {
    const beside = notes.get(at) ?? [];
    if (beside.length < MAX_NOTES) notes.set(at, [...beside, note]);
  };
  // What the line does comes first, because a long line leaves little room.
  if (result !== undefined) add(line, { text: resultWords(replay, step), isChanged: true });
  if (printed !== '') add(line, { text: `prints ${printed}`, isChanged: true });
  for (const { name, value, isChanged, line: cause } of replay.variablesAt(step, frame)) {
    add(cause, { text: `${name} = ${shortValue(replay, step, value)}`, isChanged });
  }
  return notes;
}

/** How many characters of what a line prints stand beside it. */
const MAX_PRINTED = 40;

/** Returns what the line of a step prints in this frame and in the calls that it makes. */
function printedBy({ replay, step, stdout }: ProgramViewProps): string {
  const { kind, outputBytes } = replay.stepAt(step);
  if (kind !== 'line' || stdout === null) return '';
  const next = replay.stepAt(replay.stepOver(step)).outputBytes;
  const text = new TextDecoder().decode(stdout.subarray(outputBytes, next)).trimEnd();
  return text.length > MAX_PRINTED ? `${text.slice(0, MAX_PRINTED)}…` : text;
}

interface ProgramViewProps {
  replay: Replay;
  step: number;
  fileName: string;
  code: string;
  /** The bytes of the whole standard output; null if the program is a function. */
  stdout: Uint8Array | null;
  search: LineSearch;
}

/** The recorded program with its current line, and values beside the lines that made them. */
export function ProgramView(props: ProgramViewProps) {
  const { replay, step, fileName, code, search } = props;
  const scroller = useKeepVisible<HTMLPreElement>('[data-step=step]');
  const lines = useMemo(() => highlightLines(code.replace(/\n$/, '')), [code]);
  const notes = notesAt(replay, step, printedBy(props));
  const stack = replay.stackAt(step);
  const current = stack[0]?.line ?? 0;
  const callers = new Set(stack.slice(1).map(({ line }) => line));
  return (
    <section className={styles.program} aria-label="Program">
      <header className={styles['pane-head']}>
        <h3>{fileName}</h3>
        <LineField current={current} count={lines.length} search={search} />
      </header>
      <pre
        ref={scroller}
        data-scroller
        className="numbered"
        tabIndex={0}
        aria-label="Recorded program, read only"
        onClick={({ target }) => {
          const line = lineAt(target);
          if (line !== null) search.goToLine(line);
        }}
      >
        <code>
          {lines.map((tokens, index) => (
            <ProgramLine
              key={index}
              number={index + 1}
              tokens={tokens}
              mark={markOf(index + 1, current, callers)}
              notes={JSON.stringify(notes.get(index + 1) ?? [])}
            />
          ))}
        </code>
      </pre>
    </section>
  );
}

/** Returns the number of the line that was clicked; null if text was selected instead. */
function lineAt(target: EventTarget): number | null {
  const isSelecting = getSelection()?.isCollapsed === false;
  const line = target instanceof Element ? target.closest<HTMLElement>('[data-line]') : null;
  return line === null || isSelecting ? null : Number(line.dataset['line']);
}

interface LineFieldProps {
  current: number;
  /** The number of lines. */
  count: number;
  search: LineSearch;
}

/** The current line. Another number leads to the next time that line runs, as a click on it does. */
function LineField({ current, count, search }: LineFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <form
      className={styles.line}
      onSubmit={(event) => {
        event.preventDefault();
        const line = Number(typed ?? current);
        if (Number.isInteger(line) && line >= 1 && line <= count) search.goToLine(line);
        setTyped(null);
      }}
    >
      <span aria-live="polite" className="label">
        {search.words}
      </span>
      <label className="label">
        line{' '}
        <input
          aria-label="Go to the next run of line"
          inputMode="numeric"
          autoComplete="off"
          value={typed ?? current}
          onChange={(event) => setTyped(event.currentTarget.value)}
          onBlur={() => setTyped(null)}
        />{' '}
        of {count}
      </label>
    </form>
  );
}

type Mark = 'step' | 'caller' | undefined;

function markOf(line: number, current: number, callers: ReadonlySet<number>): Mark {
  if (line === current) return 'step';
  return callers.has(line) ? 'caller' : undefined;
}

interface ProgramLineProps {
  /** From 1. */
  number: number;
  tokens: CodeToken[];
  mark: Mark;
  /** A JSON array of notes, so that a line whose notes are the same isn't rendered again. */
  notes: string;
}

const ProgramLine = memo(function ProgramLine({ number, tokens, mark, notes }: ProgramLineProps) {
  const line = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (mark === 'step') keepVisible(line.current);
  }, [mark]);
  return (
    <span
      ref={line}
      className="line"
      data-line={number}
      data-step={mark}
      aria-current={mark === 'step' || undefined}
    >
      {tokens.map(({ text, className }, index) =>
        className === null ? (
          text
        ) : (
          <span key={index} className={className}>
            {text}
          </span>
        ),
      )}
      {(JSON.parse(notes) as LineNote[]).map(({ text, isChanged }, index) => (
        <span key={index} className={styles.note} data-changed={isChanged || undefined}>
          {text}
        </span>
      ))}
    </span>
  );
});
