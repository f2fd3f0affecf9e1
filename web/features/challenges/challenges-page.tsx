import {
  type ChallengeLibraryQuery,
  useChallengeLibraryQuery,
} from '../../graphql/__generated__/operations.ts';
import { messages } from '../../messages.ts';
import { Button } from '../../ui/button.tsx';
import { Empty } from '../../ui/empty.tsx';
import { ChallengeCard } from './challenge-card.tsx';
import styles from './challenges.module.css';
import { EVERYTHING, filterChallenges } from './filter-challenges.ts';
import { LibraryFilters } from './library-filters.tsx';
import { LibraryHead } from './library-head.tsx';
import { LibrarySkeleton } from './library-skeleton.tsx';
import { LibraryTally } from './library-tally.tsx';
import { unlockTally } from './unlock-tally.ts';
import { useLibraryFilter } from './use-library-filter.ts';

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
        <UnreadLibrary onRetry={() => void refetch().catch(() => undefined)} />
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

function UnreadLibrary({ onRetry }: { onRetry: () => void }) {
  return (
    <Empty icon="challenges">
      <p role="alert">The challenges could not be loaded just now.</p>
      <Button onClick={onRetry}>Try again</Button>
    </Empty>
  );
}
