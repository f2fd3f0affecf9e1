import { Fragment } from 'react';
import styles from './diff.module.css';

/** A part of a text; `isDifferent` if the other text differs there. */
interface Run {
  text: string;
  isDifferent: boolean;
}

/** Both texts as lines, and each line as runs. Lines include their newline. */
interface LineDifference {
  expected: Run[][];
  actual: Run[][];
}

/** Compares two texts line by line. Within a line, everything between the common prefix and suffix counts as different. */
export function diffLines(expected: string, actual: string): LineDifference {
  const expectedLines = linesOf(expected);
  const actualLines = linesOf(actual);
  const pairs = Array.from(
    { length: Math.max(expectedLines.length, actualLines.length) },
    (_, row) => diffLine(expectedLines[row] ?? '', actualLines[row] ?? ''),
  );
  return {
    expected: pairs.map((pair) => pair.expected).filter((runs) => runs.length > 0),
    actual: pairs.map((pair) => pair.actual).filter((runs) => runs.length > 0),
  };
}

/** Splits a text after each newline. An empty text has no lines. */
function linesOf(text: string): string[] {
  return text.match(/[^\n]*\n|[^\n]+$/g) ?? [];
}

function diffLine(expected: string, actual: string): { expected: Run[]; actual: Run[] } {
  const shorter = Math.min(expected.length, actual.length);
  let start = 0;
  while (start < shorter && expected[start] === actual[start]) start += 1;
  let tail = 0;
  while (tail < shorter - start && expected.at(-1 - tail) === actual.at(-1 - tail)) tail += 1;
  return { expected: runsOf(expected, start, tail), actual: runsOf(actual, start, tail) };
}

function runsOf(line: string, start: number, tail: number): Run[] {
  const end = line.length - tail;
  return [
    { text: line.slice(0, start), isDifferent: false },
    { text: line.slice(start, end), isDifferent: true },
    { text: line.slice(end), isDifferent: false },
  ].filter((run) => run.text !== '');
}

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

const GLYPHS: ReadonlyMap<string, string> = new Map([
  [' ', '·'],
  ['\n', '⏎\n'],
  ['\t', '⇥\t'],
]);

/** Makes newlines, tabs and the spaces that match `space` visible. */
function visible(text: string, space: RegExp) {
  const parts = text.split(new RegExp(`(\\n|\\t|${space.source})`));
  return parts.map((part, place) => {
    const glyph = GLYPHS.get(part);
    return glyph ? <i key={place}>{glyph}</i> : <Fragment key={place}>{part}</Fragment>;
  });
}
