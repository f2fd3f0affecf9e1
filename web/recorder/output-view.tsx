import { memo } from 'react';
import { Diff } from '../ui/diff.tsx';
import styles from './recorder.module.css';

/** How many lines of output are shown: the newest, or those around the first difference. */
const MAX_LINES = 30;
/** Comparing is expensive, and most steps change nothing of what is shown. */
const KeptDiff = memo(Diff);

/** How many lines are shown before the first one that differs. */
const LINES_BEFORE = 2;

interface OutputViewProps {
  /** The bytes of the whole standard output of the recorded run. */
  stdout: Uint8Array;
  /** The bytes printed by then. */
  bytes: number;
  /** What should be printed in the end; null if nothing is expected. */
  expected: string | null;
  isAtEnd: boolean;
}

/** What the program has printed after a step. Behind a wrong byte, it is shown beside what was expected. */
export function OutputView({ stdout, bytes, expected, isAtEnd }: OutputViewProps) {
  const printed = new TextDecoder().decode(stdout.subarray(0, bytes));
  const isWrong =
    expected !== null && (isAtEnd ? printed !== expected : !expected.startsWith(printed));
  return (
    <section className={styles.output} aria-label="Output after this step">
      <header className={styles['pane-head']}>
        <h3>Output after this step</h3>
        {expected !== null && printed !== '' && (
          <span className="label">
            {isWrong ? 'differs from what is expected' : 'as expected so far'}
          </span>
        )}
      </header>
      {isWrong ? (
        <Difference {...{ expected, printed, isAtEnd }} />
      ) : (
        <Printed lines={linesOf(printed)} />
      )}
    </section>
  );
}

/** Splits a text after each newline. */
function linesOf(text: string): string[] {
  return text === '' ? [] : text.split(/(?<=\n)/);
}

function Printed({ lines }: { lines: readonly string[] }) {
  const hidden = Math.max(0, lines.length - MAX_LINES);
  return (
    <pre tabIndex={0} aria-label="Output after this step">
      {hidden > 0 && (
        <span className="quiet">
          … {hidden} earlier lines{'\n'}
        </span>
      )}
      {lines.length === 0 ? (
        <span className="quiet">nothing yet</span>
      ) : (
        lines.slice(hidden).join('')
      )}
    </pre>
  );
}

interface DifferenceProps {
  expected: string;
  printed: string;
  isAtEnd: boolean;
}

/** The lines around the first difference. Before the end, only as many lines are expected as have been printed. */
function Difference({ expected, printed, isAtEnd }: DifferenceProps) {
  const actualLines = linesOf(printed);
  const expectedLines = linesOf(expected);
  const known = isAtEnd ? expectedLines : expectedLines.slice(0, actualLines.length);
  const wrong = actualLines.findIndex((line, index) => line !== expectedLines[index]);
  const first = Math.max(0, (wrong === -1 ? actualLines.length : wrong) - LINES_BEFORE);
  const shown = (lines: readonly string[]): string =>
    lines.slice(first, first + MAX_LINES).join('');
  return (
    <>
      {first > 0 && <p className={styles.earlier}>… {first} earlier lines are right</p>}
      <KeptDiff expected={shown(known)} actual={shown(actualLines)} />
    </>
  );
}
