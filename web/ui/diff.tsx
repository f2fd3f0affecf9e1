import { Fragment } from 'react';
import { diffLines, type Run } from './diff-lines.ts';
import styles from './diff.module.css';

/** Two outputs side by side. Spaces, newlines and tabs are visible where they make the difference: · ⏎ ⇥ */
export function Diff({ expected, actual }: { expected: string; actual: string }) {
  const difference = diffLines(expected, actual);
  return (
    <div className={styles.diff}>
      <Side title="Expected" lines={difference.expected} mark="ins" />
      <Side title="Your output" lines={difference.actual} mark="mark" />
    </div>
  );
}

interface SideProps {
  title: string;
  lines: Run[][];
  mark: 'ins' | 'mark';
}

function Side({ title, lines, mark: Mark }: SideProps) {
  return (
    <div>
      <h4>{title}</h4>
      <pre tabIndex={0} aria-label={title}>
        {lines.length === 0 && <i>nothing</i>}
        {lines.map((runs, row) => (
          <Fragment key={row}>
            {runs.map((run, place) =>
              run.isDifferent ? (
                <Mark key={place}>{visible(run.text, / /)}</Mark>
              ) : (
                <Fragment key={place}>{visible(run.text, / (?=\n|$)/)}</Fragment>
              ),
            )}
          </Fragment>
        ))}
      </pre>
    </div>
  );
}

const GLYPHS: Readonly<Record<string, string>> = { ' ': '·', '\n': '⏎\n', '\t': '⇥\t' };

/** Makes newlines, tabs and the spaces that match `space` visible. */
function visible(text: string, space: RegExp) {
  const parts = text.split(new RegExp(`(\\n|\\t|${space.source})`));
  return parts.map((part, place) => {
    const glyph = GLYPHS[part];
    return glyph ? <i key={place}>{glyph}</i> : <Fragment key={place}>{part}</Fragment>;
  });
}
