import type { LeaderboardQuery } from '../../graphql/__generated__/operations.ts';
import { Table } from '../../ui/table.tsx';
import { Tag } from '../../ui/tag.tsx';
import styles from './leaderboard.module.css';

type Entry = LeaderboardQuery['leaderboard']['entries'][number];

interface LeaderboardTableProps {
  entries: readonly Entry[];
  /** The viewer's own name, whose row is lit. */
  username: string | undefined;
}

/** The ranking, best first; usernames only. */
export function LeaderboardTable({ entries, username }: LeaderboardTableProps) {
  return (
    <Table label="Leaderboard">
      <thead>
        <tr>
          <th scope="col">Rank</th>
          <th scope="col">Username</th>
          <th scope="col" data-number>
            Level
          </th>
          <th scope="col" data-number>
            XP
          </th>
          <th scope="col" data-number>
            Streak
          </th>
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => (
          <EntryRow key={entry.username} entry={entry} isViewer={entry.username === username} />
        ))}
      </tbody>
    </Table>
  );
}

function EntryRow({ entry, isViewer }: { entry: Entry; isViewer: boolean }) {
  const { rank, username, level, experiencePoints, streakDays } = entry;
  return (
    <tr aria-current={isViewer || undefined}>
      <td className={styles.rank}>{rank}</td>
      <td>
        {username} {isViewer && <Tag>you</Tag>}
      </td>
      <td data-number>{level}</td>
      <td data-number>{experiencePoints.toLocaleString('en')}</td>
      <td data-number>{streakDays === 1 ? '1 day' : `${streakDays} days`}</td>
    </tr>
  );
}
