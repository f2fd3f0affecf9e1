import type { ReactNode } from 'react';
import { Packet } from '../../ui/packet.tsx';
import { Table } from '../../ui/table.tsx';
import { Tag } from '../../ui/badge.tsx';
import styles from './leaderboard-table.module.css';
import type { Standing } from './standing.ts';

/** The number of cells in the bar of the best learner. */
const BAR_CELLS = 20;

interface StandingRowProps {
  standing: Standing;
  /** The XP of the best learner, whose bar is full. */
  most: number;
  isViewer: boolean;
  isListed?: boolean | undefined;
}

/** A learner's row; the viewer's own is highlighted. */
export function StandingRow({ standing, most, isViewer, isListed = true }: StandingRowProps) {
  const { rank, username, level, experiencePoints, streakDays } = standing;
  return (
    <tr aria-current={isViewer || undefined}>
      <td className={styles.rank}>{rank.toLocaleString('en')}</td>
      <td className={styles.name}>
        {username} {isViewer && <Tag>you</Tag>} {!isListed && <Tag>not listed</Tag>}
      </td>
      <td data-number className={styles.level}>
        {level}
      </td>
      <td data-number className={styles.points}>
        {experiencePoints === null ? '–' : <Points value={experiencePoints} most={most} />}
      </td>
      <td data-number className={styles.streak}>
        {streakDays === 1 ? '1 day' : `${streakDays} days`}
      </td>
    </tr>
  );
}

function Points({ value, most }: { value: number; most: number }) {
  const cells = Math.round((value / Math.max(1, most)) * BAR_CELLS);
  return (
    <>
      <span className={styles.bar} style={{ '--cells': cells }} aria-hidden="true" />
      <span className={styles.number}>{value.toLocaleString('en')}</span>
    </>
  );
}

/** An open spot. */
export function VacantRow({ rank }: { rank: number }) {
  return (
    <tr className={styles.vacant}>
      <td className={styles.rank}>{rank}</td>
      <td className={styles.name}>
        <Packet state="locked" /> open spot
      </td>
      <td data-number className={styles.level}>
        –
      </td>
      <td data-number className={styles.points}>
        –
      </td>
      <td data-number className={styles.streak}>
        –
      </td>
    </tr>
  );
}

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
