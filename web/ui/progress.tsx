import styles from './progress.module.css';

interface ProgressProps {
  /** 0 to 100. */
  value: number;
  label: string;
  /** One per item when there are at most 36; 16 otherwise. */
  cells?: number | undefined;
}

/** Progress as bytes in a row. */
export function Progress({ value, label, cells = 16 }: ProgressProps) {
  const percent = Math.round(Math.min(100, Math.max(0, value)));
  return (
    <div
      className={styles.progress}
      role="progressbar"
      aria-label={label}
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
      style={{ '--value': percent, '--cells': cells }}
    />
  );
}
