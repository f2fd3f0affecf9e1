import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import type {
  LeaderboardQuery,
  LeaderboardQueryVariables,
} from '../../graphql/__generated__/operations.ts';
import { paths } from '../../paths.ts';
import { Choices } from '../../ui/choices.tsx';
import { Empty } from '../../ui/empty.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { LeaderboardTable } from './leaderboard-table.tsx';

export type Period = LeaderboardQueryVariables['period'];

const PERIODS: readonly { id: Period; label: string }[] = [
  { id: 'ALL_TIME', label: 'All time' },
  { id: 'WEEK', label: 'This week' },
];

interface RankingProps {
  data: LeaderboardQuery;
  period: Period;
  /** True while the period is on its way; the data are of another one. */
  isBusy: boolean;
  onChoose: (period: Period) => void;
}

/** The learners of a period, best first, and where the viewer stands among them. */
export function Ranking({ data, period, isBusy, onChoose }: RankingProps) {
  const { viewer, leaderboard } = data;
  return (
    <>
      <Choices label="Period" options={PERIODS} value={period} onChange={onChoose} />
      <Panel
        title={PERIODS.find(({ id }) => id === period)?.label ?? ''}
        reading={isBusy ? null : readingOf(leaderboard)}
        isBusy={isBusy}
      >
        {isBusy ? (
          <Skeleton height="280px" />
        ) : (
          <Entries entries={leaderboard.entries} username={viewer?.username} />
        )}
      </Panel>
      {viewer?.isListed === false && <HiddenNote />}
    </>
  );
}

function Entries(props: ComponentProps<typeof LeaderboardTable>) {
  if (props.entries.length > 0) return <LeaderboardTable {...props} />;
  return (
    <Empty icon="leaderboard">
      <p>Nobody who is listed has earned XP this week. Weeks begin on Monday, 00:00 UTC.</p>
    </Empty>
  );
}

function HiddenNote() {
  return (
    <p className="quiet">
      Others do not see you here. Your <Link to={paths.account}>account</Link> has the choice to be
      listed, by username alone.
    </p>
  );
}

function readingOf({ viewerRank, total }: LeaderboardQuery['leaderboard']): string {
  const listed = `${total.toLocaleString('en')} listed`;
  return viewerRank === null ? listed : `your rank ${viewerRank.toLocaleString('en')}, ${listed}`;
}
