import styles from './results.module.css';

/** A text that a program read or printed, as it is. */
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
