import { CodeWords } from './code-words.tsx';
import styles from './traceback-view.module.css';

/** What a Python traceback says about the learner's code. */
interface Traceback {
  /** The failing line of `solution.py`, starting at 1; null if the traceback names none. */
  line: number | null;
  /** A plain explanation of the error; the last line of Python's message if there is none. */
  explanation: string;
  /** Python's own message: the last line of the traceback. */
  message: string;
  /** The whole traceback. */
  text: string;
}

const TRACE_HEADING = 'Traceback (most recent call last)';
const LEARNER_LINE = /File "solution\.py", line (\d+)/g;
const ERROR_LINE = /^[A-Za-z_][\w.]*(?:: ?.*)?$/;

/** Parses a traceback. @returns null for any other text, such as a message about a limit */
export function parseTraceback(error: string): Traceback | null {
  const { text, explanation } = withoutExplanation(error.trimEnd());
  const line = [...text.matchAll(LEARNER_LINE)].at(-1)?.[1];
  if (line === undefined && explanation === null && !text.startsWith(TRACE_HEADING)) return null;
  return {
    line: line === undefined ? null : Number(line),
    explanation: explanation ?? errorLine(text),
    message: errorLine(text),
    text,
  };
}

/** The sandbox appends its one-line explanation after an empty line. */
function withoutExplanation(error: string): { text: string; explanation: string | null } {
  const end = error.lastIndexOf('\n\n');
  const last = error.slice(end + 2);
  if (end === -1 || last.includes('\n')) return { text: error, explanation: null };
  return { text: error.slice(0, end), explanation: last };
}

/** The message starts on the last unindented line and may continue below it. */
function errorLine(text: string): string {
  const rows = text.split('\n');
  const index = rows.findLastIndex((row) => ERROR_LINE.test(row) && !row.startsWith(TRACE_HEADING));
  return rows.slice(Math.max(index, 0)).join('\n');
}

interface TracebackViewProps {
  /** A traceback, or a message about a limit. */
  error: string;
  /** The source that ran. */
  code: string;
}

/** An error with its line, an explanation, and Python's own message. The whole traceback is one click away. */
export function TracebackView({ error, code }: TracebackViewProps) {
  const traceback = parseTraceback(error);
  if (traceback === null) return <p>{error}</p>;
  const { line, explanation, message, text } = traceback;
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
        <strong>
          <CodeWords text={explanation} />
        </strong>
      </p>
      <details>
        <summary>
          <span className="label">Python’s original message</span>
          {message !== explanation && <code className={styles.message}>{message}</code>}
        </summary>
        <pre className={styles.raw} tabIndex={0} aria-label="Traceback">
          {text}
        </pre>
      </details>
    </div>
  );
}
