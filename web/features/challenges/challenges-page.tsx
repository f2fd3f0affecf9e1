import {
  type ChallengeLibraryQuery,
  useChallengeLibraryQuery,
} from '../../graphql/__generated__/operations.ts';
import { messages } from '../../messages.ts';
import { Button } from '../../ui/button.tsx';
import { Empty } from '../../ui/empty.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ChallengeCard } from './challenge-card.tsx';
import styles from './challenges.module.css';
import { EVERYTHING, filterChallenges, useLibraryFilter } from './library-filter.ts';
import { LibraryFilters } from './library-filters.tsx';
import { LibraryHead } from './library-head.tsx';
import { LibraryTally, unlockTally } from './library-tally.tsx';

const CARDS = 8;

/** The placeholder of the filters and cards while they load. */
function LibrarySkeleton() {
  return (
    <>
      <div className={styles.filters} aria-hidden="true">
        <Skeleton width="560px" height="32px" />
        <Skeleton width="220px" height="32px" />
        <div className={styles.find}>
          <Skeleton height="40px" />
          <Skeleton width="160px" height="16px" />
        </div>
      </div>
      <ul className={styles.grid} aria-busy="true" aria-label="Challenges">
        {Array.from({ length: CARDS }, (_, index) => (
          <li key={index} className={styles.challenge} aria-hidden="true">
            <Skeleton width="110px" height="16px" />
            <Skeleton width="70%" height="32px" />
            <Skeleton height="40px" />
            <Skeleton width="60%" height="16px" />
            <div className={styles.foot}>
              <Skeleton width="90px" height="16px" />
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}

/** The challenge library, with what unlocks the locked challenges. */
export function ChallengesPage() {
  const { data, error, loading, refetch } = useChallengeLibraryQuery({
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  const experiencePoints = data?.viewer?.experiencePoints;
  return (
    <div className="page">
      <LibraryHead
        count={data?.challenges.length}
        experiencePoints={experiencePoints}
        isLoading={loading}
      />
      {data ? (
        <Library data={data} experiencePoints={experiencePoints ?? 0} />
      ) : error && !loading ? (
        <LibraryError onRetry={() => void refetch().catch(() => undefined)} />
      ) : (
        <LibrarySkeleton />
      )}
    </div>
  );
}

interface LibraryProps {
  data: ChallengeLibraryQuery;
  experiencePoints: number;
}

function Library({ data, experiencePoints }: LibraryProps) {
  const { filter, onChange } = useLibraryFilter(data.categories);
  const shown = filterChallenges(data.challenges, filter, experiencePoints);
  return (
    <>
      <LibraryFilters
        categories={data.categories}
        filter={filter}
        onChange={onChange}
        counts={{ shown: shown.length, total: data.challenges.length }}
      />
      <h2 className="visually-hidden">Challenges</h2>
      {shown.length > 0 ? (
        <ul className={styles.grid} aria-label="Challenges">
          {shown.map((challenge) => (
            <ChallengeCard
              key={challenge.id}
              challenge={challenge}
              experiencePoints={experiencePoints}
            />
          ))}
        </ul>
      ) : (
        <Empty icon="challenges">
          <p>{messages.noChallengesMatched}</p>
          <Button size="small" onClick={() => onChange(EVERYTHING)}>
            Show all
          </Button>
        </Empty>
      )}
      <LibraryTally tally={unlockTally(data.challenges, experiencePoints)} />
    </>
  );
}

function LibraryError({ onRetry }: { onRetry: () => void }) {
  return (
    <Empty icon="challenges">
      <p role="alert">The challenges could not be loaded just now.</p>
      <Button onClick={onRetry}>Try again</Button>
    </Empty>
  );
}
