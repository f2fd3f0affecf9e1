import styles from './progress.module.css';

interface ProgressProps {
  /** 0 to 100. */
  value: number;
  label: string;
  /** The number of cells: one per item up to 36, otherwise 16. */
  cells?: number | undefined;
}

/** A progress bar made of cells. */
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
