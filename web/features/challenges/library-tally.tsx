import { challengeDifficultyLabel } from '../../../domain/difficulty.ts';
import { experienceRequired, isChallengeUnlocked } from '../../../domain/progression.ts';
import { Progress } from '../../ui/progress.tsx';
import styles from './challenges.module.css';
import type { LibraryChallenge } from './library-filter.ts';

interface UnlockTally {
  available: number;
  locked: number;
  total: number;
  /** The unlocked challenges as a whole percentage. */
  percent: number;
  /** What more XP unlocks next; null if nothing is locked. */
  next: string | null;
}

function nextWords(locked: readonly LibraryChallenge[], experiencePoints: number): string | null {
  const prices = locked.map(({ difficulty }) => experienceRequired(difficulty));
  if (prices.length === 0) return null;
  const price = Math.min(...prices);
  const opened = locked.filter(({ difficulty }) => experienceRequired(difficulty) === price);
  const label = challengeDifficultyLabel(opened[0]?.difficulty ?? 0);
  const noun = opened.length === 1 ? 'challenge' : 'challenges';
  return `${price - experiencePoints} more XP unlocks ${opened.length} ${label} ${noun}`;
}

/** Counts the unlocked challenges and finds what unlocks next. */
export function unlockTally(
  challenges: readonly LibraryChallenge[],
  experiencePoints: number,
): UnlockTally {
  const locked = challenges.filter(
    ({ difficulty }) => !isChallengeUnlocked(difficulty, experiencePoints),
  );
  const total = challenges.length;
  const available = total - locked.length;
  const percent = total === 0 ? 0 : Math.round((available / total) * 100);
  return {
    available,
    locked: locked.length,
    total,
    percent,
    next: nextWords(locked, experiencePoints),
  };
}

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
