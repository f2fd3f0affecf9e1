import styles from './dial.module.css';
import { Skeleton } from './skeleton.tsx';

/** The maximum number of ticks. Above it, each tick represents several items. */
const MOST_TICKS = 90;
const TICKS_OF_MANY = 60;

interface DialProps {
  value: number;
  of: number;
  /** What is counted. Screen readers read it with both numbers. */
  label: string;
}

/** A count on a dial with one tick per item. */
export function Dial({ value, of, label }: DialProps) {
  const ticks = of > MOST_TICKS ? TICKS_OF_MANY : Math.max(1, of);
  return (
    <div
      className={styles.dial}
      role="img"
      aria-label={`${label}: ${value} of ${of}`}
      style={{ '--value': litTicks((value / Math.max(1, of)) * ticks), '--ticks': ticks }}
    >
      <span className="readout">{value}</span>
      <span className="label">of {of}</span>
    </div>
  );
}

/** Whole ticks: the first finished item lights one, and only the last item lights the last one. */
function litTicks(lit: number): number {
  return lit > 0 && lit < 1 ? 1 : Math.floor(lit);
}

/** The placeholder of a dial while its count loads. */
export function SkeletonDial() {
  return (
    <div className={styles.dial} aria-hidden="true">
      <Skeleton width="32px" height="44px" />
    </div>
  );
}
