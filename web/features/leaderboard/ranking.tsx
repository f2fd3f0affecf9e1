import type { LeaderboardQuery } from '../../graphql/__generated__/operations.ts';
import { paths } from '../../paths.ts';
import { Link } from '../../router/link.tsx';
import { useSession } from '../../session/session-context.ts';
import { AccountOffer } from '../../shell/account-offer.tsx';
import { Choices } from '../../ui/choices.tsx';
import { Empty } from '../../ui/empty.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import styles from './leaderboard-table.module.css';
import { LeaderboardTable, RankingFrame } from './leaderboard-table.tsx';
import { type Period, standingOutsideTable } from './standing.ts';

/** The number of placeholder rows before the real number is known. */
const ROWS = 5;

/** The placeholder of a ranking, with as many rows as the previous one. */
function SkeletonRanking({ rows }: { rows: number | undefined }) {
  const names = Array.from({ length: rows || ROWS }, (_, index) => `${40 + ((index * 17) % 40)}%`);
  return (
    <RankingFrame label="Leaderboard">
      <tbody aria-hidden="true">
        {names.map((width, index) => (
          <tr key={index}>
            <td className={styles.rank}>{index + 1}</td>
            <td className={styles.name}>
              <Skeleton width={width} height="20px" />
            </td>
            <td className={styles.level} />
            <td className={styles.points}>
              <Skeleton width="60px" height="20px" />
            </td>
            <td className={styles.streak} />
          </tr>
        ))}
      </tbody>
    </RankingFrame>
  );
}

const PERIODS: readonly { id: Period; label: string }[] = [
  { id: 'ALL_TIME', label: 'All time' },
  { id: 'WEEK', label: 'This week' },
];

interface RankingProps {
  /** Null during the first load. */
  data: LeaderboardQuery | null;
  period: Period;
  /** True while the period loads; the data belongs to another period. */
  isBusy: boolean;
  onChoose: (period: Period) => void;
}

/** The ranking of a period, best first, and the viewer's place in it. */
export function Ranking({ onChoose, ...rest }: RankingProps) {
  return (
    <>
      <Choices label="Period" options={PERIODS} value={rest.period} onChange={onChoose} />
      <PeriodPanel {...rest} />
      {rest.data?.viewer?.isListed === false && <HiddenNote />}
    </>
  );
}

function PeriodPanel({ data, period, isBusy }: Omit<RankingProps, 'onChoose'>) {
  const shown = isBusy ? null : data;
  const title = PERIODS.find(({ id }) => id === period)?.label ?? '';
  return (
    <Panel title={title} reading={shown && readingOf(shown.leaderboard)} isBusy={isBusy}>
      {shown ? (
        <Entries data={shown} period={period} />
      ) : (
        <SkeletonRanking rows={data?.leaderboard.entries.length} />
      )}
    </Panel>
  );
}

function Entries({ data, period }: { data: LeaderboardQuery; period: Period }) {
  const { viewer, leaderboard } = data;
  if (leaderboard.entries.length === 0) {
    return (
      <Empty icon="leaderboard">
        <p>No listed learner has earned XP this week. Weeks start on Monday at 00:00 UTC.</p>
      </Empty>
    );
  }
  return (
    <LeaderboardTable
      entries={leaderboard.entries}
      username={viewer?.username}
      apart={standingOutsideTable(data, period)}
      isListed={viewer?.isListed ?? true}
    />
  );
}

function HiddenNote() {
  const { profile } = useSession();
  if (profile?.isAnonymous) {
    return (
      <AccountOffer>With an account, you can choose to be listed, by username only.</AccountOffer>
    );
  }
  return (
    <p className="quiet">
      Other learners don’t see you here. You can choose to be listed, by username only, in your{' '}
      <Link to={paths.account}>account</Link>.
    </p>
  );
}

function readingOf({ viewerRank, total }: LeaderboardQuery['leaderboard']): string {
  const listed = `${total.toLocaleString('en')} listed`;
  return viewerRank === null ? listed : `your rank ${viewerRank.toLocaleString('en')}, ${listed}`;
}
