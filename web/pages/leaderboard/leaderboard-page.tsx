import { useState } from 'react';
import { useLeaderboardQuery } from '../../graphql/__generated__/operations.ts';
import { Button } from '../../ui/button.tsx';
import { Empty } from '../../ui/empty.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ComingSoon } from './coming-soon.tsx';
import { type Period, Ranking } from './ranking.tsx';

/** Who earned the most, among the learners who chose to be listed. */
export function LeaderboardPage() {
  const [period, setPeriod] = useState<Period>('ALL_TIME');
  const { data, previousData, error, refetch } = useLeaderboardQuery({
    variables: { period },
    fetchPolicy: 'cache-and-network',
  });
  // The choice stays in view while another period is on its way.
  const shown = data ?? (error ? undefined : previousData);
  if (shown?.leaderboard.total === 0) {
    return (
      <div className="page">
        <ComingSoon />
      </div>
    );
  }
  return (
    <div className="page stack" style={{ paddingBlockStart: 'var(--space-10)' }}>
      <h1>Leaderboard</h1>
      {shown ? (
        <Ranking data={shown} period={period} isBusy={!data} onChoose={setPeriod} />
      ) : error ? (
        <UnreadRanking onRetry={() => void refetch().catch(() => undefined)} />
      ) : (
        <div aria-busy="true">
          <Skeleton height="280px" />
        </div>
      )}
    </div>
  );
}

function UnreadRanking({ onRetry }: { onRetry: () => void }) {
  return (
    <Empty icon="leaderboard">
      <p role="alert">The leaderboard could not be read just now.</p>
      <Button onClick={onRetry}>Try again</Button>
    </Empty>
  );
}
