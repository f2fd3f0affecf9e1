import { experienceToNextLevel, levelOf } from '../../../domain/level.ts';
import styles from './challenges.module.css';

interface LibraryHeadProps {
  /** Undefined while it is on its way. */
  count: number | undefined;
  experiencePoints: number;
}

/** The heading of the library with what opens the harder challenges: level and XP. */
export function LibraryHead({ count, experiencePoints }: LibraryHeadProps) {
  const level = levelOf(experiencePoints);
  return (
    <div className={styles.head}>
      <div className="stack" style={{ '--gap': 'var(--space-1)' }}>
        <h1>Challenge Library</h1>
        <p className="quiet">{countWords(count)} XP opens the harder ones.</p>
      </div>
      <dl className={styles.stats}>
        <div>
          <dt>Level</dt>
          <dd className="readout">{level}</dd>
        </div>
        <div>
          <dt>XP</dt>
          <dd className="readout">
            {experiencePoints.toLocaleString('en')}{' '}
            <small>
              {experienceToNextLevel(experiencePoints)} to level {level + 1}
            </small>
          </dd>
        </div>
      </dl>
    </div>
  );
}

function countWords(count: number | undefined): string {
  if (count === undefined) return '';
  return count === 1 ? '1 challenge.' : `${count} challenges.`;
}
