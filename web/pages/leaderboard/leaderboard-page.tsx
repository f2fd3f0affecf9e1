import {
  type LeaderboardQuery,
  useLeaderboardQuery,
} from '../../graphql/__generated__/operations.ts';
import { Panel } from '../../ui/panel.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ComingSoon } from './coming-soon.tsx';
import { LeaderboardTable } from './leaderboard-table.tsx';

/** Who earned the most, among the learners who chose to be listed. */
export function LeaderboardPage() {
  const { data, loading } = useLeaderboardQuery({ fetchPolicy: 'cache-and-network' });
  const isBusy = loading && data === undefined;
  const entries = data?.leaderboard.entries ?? [];
  return (
    <div className="page">
      {isBusy ? <TableSkeleton /> : entries.length === 0 ? <ComingSoon /> : <Ranking data={data} />}
    </div>
  );
}

function Ranking({ data }: { data: LeaderboardQuery | undefined }) {
  if (data === undefined) return null;
  const { entries, total, viewerRank } = data.leaderboard;
  return (
    <div className="stack" style={{ paddingBlockStart: 'var(--space-10)' }}>
      <h1>Leaderboard</h1>
      <Panel
        title="All time"
        reading={
          viewerRank === null ? `${total} listed` : `your rank ${viewerRank}, ${total} listed`
        }
      >
        <LeaderboardTable entries={entries} username={data.viewer?.username} />
      </Panel>
    </div>
  );
}

function TableSkeleton() {
  return (
    <div className="stack" style={{ paddingBlockStart: 'var(--space-10)' }} aria-busy="true">
      <h1>Leaderboard</h1>
      <Skeleton height="280px" />
    </div>
  );
}
