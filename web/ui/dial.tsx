import styles from './dial.module.css';

interface DialProps {
  value: number;
  of: number;
  /** What is counted; read aloud with both numbers. */
  label: string;
}

/** A count on a dial with one tick per item. */
export function Dial({ value, of, label }: DialProps) {
  return (
    <div
      className={styles.dial}
      role="img"
      aria-label={`${label}: ${value} of ${of}`}
      style={{ '--value': value, '--of': Math.max(1, of) }}
    >
      <span className="readout">{value}</span>
      <span className="label">of {of}</span>
    </div>
  );
}
