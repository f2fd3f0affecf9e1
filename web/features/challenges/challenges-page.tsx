import { useMemo } from 'react';
import {
  type ChallengeLibraryQuery,
  useChallengeLibraryQuery,
} from '../../graphql/__generated__/operations.ts';
import { messages } from '../../messages.ts';
import { Button } from '../../ui/button.tsx';
import { Empty } from '../../ui/empty.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ChainPanel } from './chain-panel.tsx';
import { challengeChains } from './challenge-chains.ts';
import { ChallengeGroups, groupChallenges } from './challenge-groups.tsx';
import styles from './challenges.module.css';
import filters from './filters.module.css';
import {
  EVERYTHING,
  filterChallenges,
  libraryChoices,
  useLibraryFilter,
} from './library-filter.ts';
import { LibraryFilters } from './library-filters.tsx';
import { LibraryHead } from './library-head.tsx';
import { LibraryTally, unlockTally } from './library-tally.tsx';
import { ReadyChallenges, readyChallenges } from './ready-challenges.tsx';

const ROWS = 8;

/** The placeholder of the filters and rows while they load. */
function LibrarySkeleton() {
  return (
    <>
      <div className={filters.filters} aria-hidden="true">
        <Skeleton width="440px" height="32px" />
        <Skeleton width="320px" height="40px" />
        <Skeleton width="100%" height="32px" />
      </div>
      <div className={styles.groups}>
        <ul
          className={styles.group}
          style={{ '--rows': ROWS }}
          aria-busy="true"
          aria-label="Challenges"
        >
          {Array.from({ length: ROWS }, (_, index) => (
            <li key={index} className={styles.row} aria-hidden="true">
              <Skeleton width="8px" height="8px" />
              <div className={styles.texts}>
                <Skeleton width="40%" height="20px" />
                <Skeleton width="80%" height="20px" />
              </div>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}

/** The challenge library, with what unlocks the locked challenges. */
export function ChallengesPage() {
  const { data, error, loading, refetch } = useChallengeLibraryQuery({
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  return (
    <div className="page">
      <LibraryHead
        challenges={data?.challenges}
        experiencePoints={data?.viewer?.experiencePoints}
        isLoading={loading}
      />
      {data ? (
        <Library data={data} />
      ) : error && !loading ? (
        <LibraryError onRetry={() => void refetch().catch(() => undefined)} />
      ) : (
        <LibrarySkeleton />
      )}
    </div>
  );
}

function Library({ data }: { data: ChallengeLibraryQuery }) {
  const { categories, challenges, viewer } = data;
  const experiencePoints = viewer?.experiencePoints ?? 0;
  const choices = useMemo(
    () => libraryChoices({ categories, challenges }),
    [categories, challenges],
  );
  const chains = useMemo(
    () => challengeChains(challenges, experiencePoints),
    [challenges, experiencePoints],
  );
  const { filter, onChange } = useLibraryFilter(choices);
  const shown = filterChallenges(challenges, filter, experiencePoints);
  return (
    <>
      <ReadyChallenges
        ready={readyChallenges(challenges, viewer?.nextStep, experiencePoints)}
        lesson={viewer?.nextStep.lesson ?? null}
      />
      <ChainPanel chains={chains} experiencePoints={experiencePoints} />
      <LibraryFilters
        choices={choices}
        filter={filter}
        onChange={onChange}
        counts={{ shown: shown.length, total: challenges.length }}
      />
      {shown.length > 0 ? (
        <ChallengeGroups
          groups={groupChallenges(categories, challenges, shown)}
          experiencePoints={experiencePoints}
          isFiltered={shown.length < challenges.length}
        />
      ) : (
        <Empty icon="challenges">
          <p>{messages.noChallengesMatched}</p>
          <Button size="small" onClick={() => onChange(EVERYTHING)}>
            Show all
          </Button>
        </Empty>
      )}
      <LibraryTally tally={unlockTally(challenges, experiencePoints)} />
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
