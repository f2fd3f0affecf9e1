import styles from './example.module.css';
import type { Example } from './example.ts';

/** The original example, with line numbers and syntax highlighting. */
export function ExampleSource({ example: { code, codeHtml } }: { example: Example }) {
  return (
    // Long lines scroll horizontally, which must also work with the keyboard.
    <pre className="numbered" tabIndex={0} aria-label="example.py">
      {codeHtml === null ? (
        <code className={styles.text}>{code}</code>
      ) : (
        <code dangerouslySetInnerHTML={{ __html: codeHtml }} />
      )}
    </pre>
  );
}
