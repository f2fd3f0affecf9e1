import { trial } from 'virtual:trial';
import styles from './task.module.css';

/** What the visitor's program has to do, with an example. */
export function Task() {
  const [example] = trial.samples;
  return (
    <div className={styles.task}>
      <h2>Your first challenge: {trial.title}</h2>
      <p>{trial.description}</p>
      {example && (
        <dl className={styles.example}>
          <div>
            <dt>Input</dt>
            <dd>{example.stdin.trimEnd()}</dd>
          </div>
          <div>
            <dt>Output</dt>
            <dd>{example.expectedStdout.trimEnd()}</dd>
          </div>
        </dl>
      )}
    </div>
  );
}
