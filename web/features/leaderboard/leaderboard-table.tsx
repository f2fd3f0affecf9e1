import type { ReactNode } from 'react';
import { Table } from '../../ui/table.tsx';
import styles from './leaderboard-table.module.css';
import { StandingRow, VacantRow } from './standing-row.tsx';
import type { Standing } from './standing.ts';

/** A shorter ranking is filled up with open spots. */
const PLACES = [1, 2, 3, 4, 5];

interface LeaderboardTableProps {
  entries: readonly Standing[];
  /** The viewer's username, whose row is highlighted. */
  username: string | undefined;
  /** The viewer's standing if it isn't among the entries. */
  apart: Standing | null;
  isListed: boolean;
}

/** The ranking, best first; usernames only. */
export function LeaderboardTable({ entries, username, apart, isListed }: LeaderboardTableProps) {
  const most = entries[0]?.experiencePoints ?? 0;
  return (
    <RankingFrame label="Leaderboard">
      <tbody>
        {entries.map((entry) => (
          <StandingRow
            key={entry.username}
            standing={entry}
            most={most}
            isViewer={entry.username === username}
          />
        ))}
        {!apart && PLACES.slice(entries.length).map((rank) => <VacantRow key={rank} rank={rank} />)}
      </tbody>
      {apart && (
        <tfoot>
          <StandingRow standing={apart} most={most} isViewer isListed={isListed} />
        </tfoot>
      )}
    </RankingFrame>
  );
}

/** A table with the leaderboard's columns. On phones, each row takes two lines. */
export function RankingFrame({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Table label={label} className={styles.ranking}>
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
      {children}
    </Table>
  );
}
