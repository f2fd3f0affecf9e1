import { useState } from 'react';
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

/** Every challenge there is, with what opens the locked ones. */
export function ChallengesPage() {
  const { data, error, refetch } = useChallengeLibraryQuery({
    fetchPolicy: 'cache-and-network',
  });
  const experiencePoints = data?.viewer?.experiencePoints ?? 0;
  return (
    <div className="page">
      <LibraryHead count={data?.challenges.length} experiencePoints={experiencePoints} />
      {data ? (
        <Library data={data} experiencePoints={experiencePoints} />
      ) : error ? (
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
  const [filter, setFilter] = useState(EVERYTHING);
  const shown = filterChallenges(data.challenges, filter, experiencePoints);
  return (
    <>
      <LibraryFilters categories={data.categories} filter={filter} onChange={setFilter} />
      <h2 className="visually-hidden">Challenges</h2>
      <p className="visually-hidden" role="status">
        {shown.length} of {data.challenges.length} challenges shown
      </p>
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
          <Button size="small" onClick={() => setFilter(EVERYTHING)}>
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
      <p role="alert">The challenges could not be read just now.</p>
      <Button onClick={onRetry}>Try again</Button>
    </Empty>
  );
}
