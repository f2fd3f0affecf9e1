import { Progress } from '../../ui/progress.tsx';
import styles from './challenges.module.css';
import type { UnlockTally } from './unlock-tally.ts';

/** Shows how much of the library is unlocked. */
export function LibraryTally({ tally }: { tally: UnlockTally }) {
  const { available, locked, total, percent, next } = tally;
  return (
    <section className={styles.tally} aria-label="Unlocked challenges">
      <Count label="Available" value={available} />
      <Count label="Locked" value={locked} />
      <Count label="Total" value={total} />
      <div className="stack" style={{ '--gap': 'var(--space-2)' }}>
        <div className="spread label">
          <span>{percent}% unlocked</span>
          {next !== null && <span>{next}</span>}
        </div>
        <Progress value={percent} label="Challenges unlocked" />
      </div>
    </section>
  );
}

function Count({ label, value }: { label: string; value: number }) {
  return (
    <div>
      <p className="label">{label}</p>
      <p className="readout">{value}</p>
    </div>
  );
}
