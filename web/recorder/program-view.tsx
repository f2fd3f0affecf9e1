import { memo, useEffect, useMemo, useRef } from 'react';
import { type CodeToken, highlightLines } from '../editor/highlight-python.ts';
import { keepVisible } from './keep-visible.ts';
import type { Replay } from '../../sandbox/recording/replay.ts';
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
}

/** The recorded program with its current line, and values beside the lines that made them. */
export function ProgramView(props: ProgramViewProps) {
  const { replay, step, fileName, code } = props;
  const lines = useMemo(() => highlightLines(code.replace(/\n$/, '')), [code]);
  const notes = notesAt(replay, step, printedBy(props));
  const stack = replay.stackAt(step);
  const current = stack[0]?.line ?? 0;
  const callers = new Set(stack.slice(1).map(({ line }) => line));
  return (
    <section className={styles.program} aria-label="Program">
      <header className={styles['pane-head']}>
        <h3>{fileName}</h3>
        <span className="label">
          line {current} of {lines.length}, read only
        </span>
      </header>
      <pre data-scroller className="numbered" tabIndex={0} aria-label="Recorded program, read only">
        <code>
          {lines.map((tokens, index) => (
            <ProgramLine
              key={index}
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

type Mark = 'step' | 'caller' | undefined;

function markOf(line: number, current: number, callers: ReadonlySet<number>): Mark {
  if (line === current) return 'step';
  return callers.has(line) ? 'caller' : undefined;
}

interface ProgramLineProps {
  tokens: CodeToken[];
  mark: Mark;
  /** A JSON array of notes, so that a line whose notes are the same isn't rendered again. */
  notes: string;
}

const ProgramLine = memo(function ProgramLine({ tokens, mark, notes }: ProgramLineProps) {
  const line = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (mark === 'step') keepVisible(line.current);
  }, [mark]);
  return (
    <span ref={line} className="line" data-step={mark} aria-current={mark === 'step' || undefined}>
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
