import { Fragment } from 'react';
import styles from './code-diff.module.css';
import { type ChangeBlock, foldChanges, type LineChange, lineChanges } from './line-changes.ts';

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
const WORDS = { same: '', removed: 'removed: ', added: 'added: ' } as const;

function Line({ change: { kind, text, line } }: { change: LineChange }) {
  return (
    <span className={styles.line} data-kind={kind}>
      <i aria-hidden="true">
        {String(line).padStart(3)} {SIGNS[kind]}{' '}
      </i>
      <span className="visually-hidden">{WORDS[kind]}</span>
      {text}
      {'\n'}
    </span>
  );
}
