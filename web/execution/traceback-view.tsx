import { parseTraceback } from './traceback.ts';
import styles from './traceback-view.module.css';

interface TracebackViewProps {
  /** A traceback, or a message about a limit. */
  error: string;
  /** The source that ran. */
  code: string;
}

/** An error with its line and an explanation. Python's own message is one click away. */
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
