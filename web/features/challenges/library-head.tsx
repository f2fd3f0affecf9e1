import { experienceToNextLevel, levelOf } from '../../../domain/progression.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import styles from './challenges.module.css';
import {
  type ChallengeFilter,
  EVERYTHING,
  filterChallenges,
  type LibraryChallenge,
} from './library-filter.ts';

interface LibraryCounts {
  total: number;
  solved: number;
  ready: number;
  locked: number;
}

/** Counts the challenges by what the learner has done and can do. */
export function libraryCounts(
  challenges: readonly LibraryChallenge[],
  experiencePoints: number,
): LibraryCounts {
  const count = (status: ChallengeFilter['status']) =>
    filterChallenges(challenges, { ...EVERYTHING, status }, experiencePoints).length;
  return {
    total: challenges.length,
    solved: count('solved'),
    ready: count('ready'),
    locked: count('locked'),
  };
}

interface LibraryHeadProps {
  /** Undefined while loading and if loading failed. The same goes for the XP. */
  challenges: readonly LibraryChallenge[] | undefined;
  experiencePoints: number | undefined;
  isLoading: boolean;
}

/** The library's heading, with the learner's level and XP. */
export function LibraryHead({ challenges, experiencePoints, isLoading }: LibraryHeadProps) {
  return (
    <div className={styles.head}>
      <div className="stack" style={{ '--gap': 'var(--space-1)' }}>
        <h1>Challenge Library</h1>
        {challenges === undefined && isLoading ? (
          <Skeleton width="32ch" height="48px" />
        ) : (
          <Counts challenges={challenges} experiencePoints={experiencePoints} />
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

function Counts({ challenges, experiencePoints = 0 }: Omit<LibraryHeadProps, 'isLoading'>) {
  const counts = challenges && libraryCounts(challenges, experiencePoints);
  return (
    <div className="quiet">
      <p>{countWords(counts?.total)} Earn XP to unlock the harder ones.</p>
      {counts && (
        <p>
          {counts.solved} solved, {counts.ready} ready for you, {counts.locked} locked.
        </p>
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
