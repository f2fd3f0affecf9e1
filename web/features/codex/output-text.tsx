import styles from './results.module.css';

/** A program's input or output, unchanged. */
export function OutputText({ title, text }: { title: string; text: string }) {
  return (
    <figure className={styles.text}>
      <figcaption>{title}</figcaption>
      <pre tabIndex={0} aria-label={title}>
        {text === '' ? <i>nothing</i> : text}
      </pre>
    </figure>
  );
}
