import { parseTraceback } from './traceback.ts';
import styles from './traceback-view.module.css';

interface TracebackViewProps {
  /** A traceback, or a sentence about a limit. */
  error: string;
  /** The source that ran. */
  code: string;
}

/** An error: the line it happened on and what it means. Python's own words are one click below. */
export function TracebackView({ error, code }: TracebackViewProps) {
  const traceback = parseTraceback(error);
  if (traceback === null) return <p>{error}</p>;
  const { line, explanation, text } = traceback;
  const source = line === null ? undefined : code.split('\n')[line - 1];
  return (
    <div className={styles.trace}>
      {source !== undefined && (
        <pre aria-label={`Line ${line}`} tabIndex={0}>
          <code>
            <span className="line" data-mark="error">
              <b>{line}</b> {source.trim()}
            </span>
          </code>
        </pre>
      )}
      <p>
        <strong>{explanation}</strong>
      </p>
      <details>
        <summary className="label">Python’s original message</summary>
        <pre className={styles.raw} tabIndex={0} aria-label="Traceback">
          {text}
        </pre>
      </details>
    </div>
  );
}
