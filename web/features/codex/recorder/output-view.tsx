import { Diff } from '../../../ui/diff.tsx';
import styles from './recorder.module.css';

interface OutputViewProps {
  /** The whole standard output of the recorded run. */
  stdout: string;
  /** The bytes printed so far. */
  bytes: number;
  /** What should be printed in the end; null if nothing is expected. */
  expected: string | null;
  isAtEnd: boolean;
}

/** What the program has printed up to a step. Behind a wrong byte, it is shown beside what was expected. */
export function OutputView({ stdout, bytes, expected, isAtEnd }: OutputViewProps) {
  const printed = new TextDecoder().decode(new TextEncoder().encode(stdout).subarray(0, bytes));
  const isWrong =
    expected !== null && (isAtEnd ? printed !== expected : !expected.startsWith(printed));
  return (
    <section className={styles.output} aria-label="Output after this step">
      <header className={styles['pane-head']}>
        <h3>Output after this step</h3>
        {isWrong && <span className="label">differs from what is expected</span>}
      </header>
      {isWrong ? (
        <Diff expected={isAtEnd ? expected : linesLike(expected, printed)} actual={printed} />
      ) : (
        <pre tabIndex={0} aria-label="Output so far">
          {printed === '' ? <span className="quiet">nothing yet</span> : printed}
        </pre>
      )}
    </section>
  );
}

/** Returns as many lines of the expected output as have been printed. */
function linesLike(expected: string, printed: string): string {
  const lines = printed.replace(/\n$/, '').split('\n').length;
  return expected
    .split(/(?<=\n)/)
    .slice(0, lines)
    .join('');
}
