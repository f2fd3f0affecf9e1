import { useState } from 'react';
import { useLeaderboardQuery } from '../../graphql/__generated__/operations.ts';
import { Button } from '../../ui/button.tsx';
import { Empty } from '../../ui/empty.tsx';
import { ComingSoon } from './coming-soon.tsx';
import styles from './leaderboard.module.css';
import { Ranking } from './ranking.tsx';
import type { Period } from './standing.ts';

/** The leaderboard of the learners who chose to be listed. */
export function LeaderboardPage() {
  const [period, setPeriod] = useState<Period>('ALL_TIME');
  const { data, previousData, error, refetch } = useLeaderboardQuery({
    variables: { period },
    fetchPolicy: 'cache-and-network',
  });
  // The period choice stays visible while another period loads.
  const shown = data ?? (error ? undefined : previousData);
  if (shown?.leaderboard.total === 0) {
    return (
      <div className={`page ${styles.board}`}>
        <ComingSoon viewer={shown.viewer} />
      </div>
    );
  }
  return (
    <div className={`page stack ${styles.board}`}>
      <div className="stack" style={{ '--gap': 'var(--space-1)' }}>
        <h1>Leaderboard</h1>
        <p className="quiet">Learners who chose to be listed, ranked by XP.</p>
      </div>
      {error && !shown ? (
        <RankingError onRetry={() => void refetch().catch(() => undefined)} />
      ) : (
        <Ranking data={shown ?? null} period={period} isBusy={!data} onChoose={setPeriod} />
      )}
    </div>
  );
}

function RankingError({ onRetry }: { onRetry: () => void }) {
  return (
    <Empty icon="leaderboard">
      <p role="alert">The leaderboard could not be loaded just now.</p>
      <Button onClick={onRetry}>Try again</Button>
    </Empty>
  );
}
