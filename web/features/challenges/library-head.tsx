import { experienceToNextLevel, levelOf } from '../../../domain/progression.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import styles from './challenges.module.css';

interface LibraryHeadProps {
  /** Undefined while loading and if loading failed. The same goes for the XP. */
  count: number | undefined;
  experiencePoints: number | undefined;
  isLoading: boolean;
}

/** The library's heading, with the learner's level and XP. */
export function LibraryHead({ count, experiencePoints, isLoading }: LibraryHeadProps) {
  return (
    <div className={styles.head}>
      <div className="stack" style={{ '--gap': 'var(--space-1)' }}>
        <h1>Challenge Library</h1>
        {count === undefined && isLoading ? (
          <Skeleton width="32ch" height="24px" />
        ) : (
          <p className="quiet">{countWords(count)} Earn XP to unlock the harder ones.</p>
        )}
      </div>
      {(experiencePoints !== undefined || isLoading) && (
        <dl className={styles.stats}>
          <div>
            <dt>Level</dt>
            <dd className="readout">
              {experiencePoints === undefined ? <Reading /> : levelOf(experiencePoints)}
            </dd>
          </div>
          <div>
            <dt>XP</dt>
            <dd className="readout">
              {experiencePoints === undefined ? (
                <Reading isLong />
              ) : (
                experienceWords(experiencePoints)
              )}
            </dd>
          </div>
        </dl>
      )}
    </div>
  );
}

/** The placeholder of a number that is loading. */
function Reading({ isLong = false }: { isLong?: boolean }) {
  return <Skeleton width={isLong ? '9ch' : '2ch'} height="28px" />;
}

function experienceWords(experiencePoints: number) {
  return (
    <>
      {experiencePoints.toLocaleString('en')}{' '}
      <small>
        {experienceToNextLevel(experiencePoints)} to level {levelOf(experiencePoints) + 1}
      </small>
    </>
  );
}

function countWords(count: number | undefined): string {
  if (count === undefined) return '';
  return count === 1 ? '1 challenge.' : `${count} challenges.`;
}
