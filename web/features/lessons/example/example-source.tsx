import styles from './example.module.css';
import type { Example } from './example.ts';

/** The example as it was written: numbered, with its syntax marked up. */
export function ExampleSource({ example: { code, codeHtml } }: { example: Example }) {
  return (
    // Long lines scroll sideways, which the keyboard must be able to do too.
    <pre className="numbered" tabIndex={0} aria-label="example.py">
      {codeHtml === null ? (
        <code className={styles.text}>{code}</code>
      ) : (
        <code dangerouslySetInnerHTML={{ __html: codeHtml }} />
      )}
    </pre>
  );
}
