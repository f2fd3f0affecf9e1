import { diffArrays } from 'diff';
import { Fragment } from 'react';
import styles from './code-diff.module.css';

/** A line of a diff. */
interface LineChange {
  kind: 'same' | 'removed' | 'added';
  text: string;
  /** Its line number, starting at 1; in the newer text if it is in both. */
  line: number;
}

/** The cost grows with the square of the changed lines. Beyond this number, the page would freeze. */
const MAX_CHANGED_LINES = 1000;

/** Returns the diff between an older and a newer text, with as few changes as possible. */
export function lineChanges(older: string, newer: string): LineChange[] {
  const [before, after] = [linesOf(older), linesOf(newer)];
  const start = commonStart(before, after);
  const end = commonStart(before.slice(start).toReversed(), after.slice(start).toReversed());
  const same = (lines: string[]) => lines.map((text): Change => ({ kind: 'same', text }));
  return numbered([
    ...same(after.slice(0, start)),
    ...changesBetween(
      before.slice(start, before.length - end),
      after.slice(start, after.length - end),
    ),
    ...same(after.slice(after.length - end)),
  ]);
}

type Change = Omit<LineChange, 'line'>;

/** Ignores a final newline. */
function linesOf(text: string): string[] {
  const trimmed = text.replace(/\n$/, '');
  return trimmed === '' ? [] : trimmed.split('\n');
}

function commonStart(left: readonly string[], right: readonly string[]): number {
  const differing = left.findIndex((line, index) => line !== right[index]);
  return differing === -1 ? left.length : differing;
}

function changesBetween(before: string[], after: string[]): Change[] {
  const changes = diffArrays(before, after, { maxEditLength: MAX_CHANGED_LINES }) ?? [
    { value: before, removed: true, added: false },
    { value: after, removed: false, added: true },
  ];
  return changes.flatMap(({ value, removed, added }) => {
    const kind = removed ? 'removed' : added ? 'added' : 'same';
    return value.map((text): Change => ({ kind, text }));
  });
}

function numbered(changes: readonly Change[]): LineChange[] {
  let older = 0;
  let newer = 0;
  return changes.map((change) => {
    if (change.kind !== 'added') older += 1;
    if (change.kind !== 'removed') newer += 1;
    return { ...change, line: change.kind === 'removed' ? older : newer };
  });
}

/** A block of lines to show, or a number of unchanged lines that are folded. */
type ChangeBlock = { kind: 'shown'; changes: LineChange[] } | { kind: 'folded'; count: number };

/** The number of unchanged lines shown around a change. */
const CONTEXT_LINES = 3;

/** Folds unchanged lines that are far from any change. */
export function foldChanges(changes: readonly LineChange[]): ChangeBlock[] {
  const isNear = (index: number): boolean =>
    changes
      .slice(Math.max(0, index - CONTEXT_LINES), index + CONTEXT_LINES + 1)
      .some(({ kind }) => kind !== 'same');
  const blocks: ChangeBlock[] = [];
  changes.forEach((change, index) => {
    const last = blocks.at(-1);
    if (isNear(index)) {
      if (last?.kind === 'shown') last.changes.push(change);
      else blocks.push({ kind: 'shown', changes: [change] });
    } else if (last?.kind === 'folded') last.count += 1;
    else blocks.push({ kind: 'folded', count: 1 });
  });
  return blocks;
}

interface CodeDiffProps {
  older: string;
  newer: string;
  /** What is being compared, for screen readers. */
  label: string;
}

/** The changes of a program, line by line: removed lines are red with a minus, added lines are green with a plus. */
export function CodeDiff({ older, newer, label }: CodeDiffProps) {
  const changes = lineChanges(older, newer);
  const counts = (kind: LineChange['kind']) => changes.filter((line) => line.kind === kind).length;
  const [removed, added] = [counts('removed'), counts('added')];
  if (removed + added === 0) return <p className="quiet">No line differs.</p>;
  return (
    <figure className={styles.diff}>
      <figcaption>
        <span>{label}</span>
        <span>
          <span className={styles.minus}>−{removed}</span>{' '}
          <span className={styles.plus}>+{added}</span>
        </span>
      </figcaption>
      <pre
        tabIndex={0}
        aria-label={`${label}: ${linesWords(removed)} removed, ${linesWords(added)} added`}
      >
        {foldChanges(changes).map((block, index) => (
          <Block key={index} block={block} />
        ))}
      </pre>
    </figure>
  );
}

const linesWords = (count: number): string => (count === 1 ? '1 line' : `${count} lines`);

function Block({ block }: { block: ChangeBlock }) {
  if (block.kind === 'folded') {
    return (
      <span className={styles.folded}>
        {linesWords(block.count)} unchanged{'\n'}
      </span>
    );
  }
  return (
    <>
      {block.changes.map((change, index) => (
        <Fragment key={index}>
          <Line change={change} />
        </Fragment>
      ))}
    </>
  );
}

const SIGNS = { same: ' ', removed: '−', added: '+' } as const;
const CHANGE_WORDS = { same: '', removed: 'removed: ', added: 'added: ' } as const;

function Line({ change: { kind, text, line } }: { change: LineChange }) {
  return (
    <span className={styles.line} data-kind={kind}>
      <i aria-hidden="true">
        {String(line).padStart(3)} {SIGNS[kind]}{' '}
      </i>
      <span className="visually-hidden">{CHANGE_WORDS[kind]}</span>
      {text}
      {'\n'}
    </span>
  );
}
