import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { Packet } from '../../ui/packet.tsx';
import { Table } from '../../ui/table.tsx';
import { Tag } from '../../ui/badge.tsx';
import type { Following } from './following.ts';
import styles from './leaderboard-table.module.css';
import type { Standing } from './standing.ts';

/** The number of cells in the bar of the best learner. */
const BAR_CELLS = 20;

interface StandingRowProps {
  standing: Standing;
  /** The XP of the best learner, whose bar is full. */
  most: number;
  isViewer: boolean;
  isListed: boolean;
  /** Null if the viewer can't follow this learner. */
  following: Following | null;
}

/** A learner's row; the viewer's own is highlighted. */
function StandingRow({ standing, most, isViewer, isListed, following }: StandingRowProps) {
  const { rank, username, level, experiencePoints, streakDays } = standing;
  return (
    <tr aria-current={isViewer || undefined} data-ghost={!isListed || undefined}>
      <td className={styles.rank}>{rank.toLocaleString('en')}</td>
      <td className={styles.name}>
        <div>
          {isListed ? (
            <>
              <b>{username}</b> {isViewer && <Tag>you</Tag>}
            </>
          ) : (
            <>
              <Packet state="locked" /> you, if you join
            </>
          )}
          {following && <FollowButton username={username} following={following} />}
        </div>
      </td>
      <td data-number className={styles.level}>
        {level}
      </td>
      <td data-number className={styles.points}>
        <Points value={experiencePoints} most={most} />
      </td>
      <td data-number className={styles.streak}>
        {streakDays === 1 ? '1 day' : `${streakDays} days`}
      </td>
    </tr>
  );
}

interface FollowButtonProps {
  username: string;
  following: Following;
}

function FollowButton({ username, following }: FollowButtonProps) {
  const { usernames, busy, change } = following;
  const isFollowed = usernames.has(username);
  const words = isFollowed ? 'Unfollow' : 'Follow';
  return (
    <Button
      kind="quiet"
      size="small"
      aria-label={`${words} ${username}`}
      isBusy={busy === username}
      onClick={() => void change(username, !isFollowed)}
    >
      {words}
    </Button>
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

interface LeaderboardTableProps {
  entries: readonly Standing[];
  /** The viewer's username, whose row is highlighted. */
  username: string | undefined;
  /** The viewer's standing if it isn't among the entries. */
  apart: Standing | null;
  isListed: boolean;
  /** Null if the viewer can't follow anybody. */
  following: Following | null;
}

/** The ranking, best first; usernames only. */
export function LeaderboardTable(props: LeaderboardTableProps) {
  const { entries, username, apart, isListed, following } = props;
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
            isListed
            following={entry.username === username ? null : following}
          />
        ))}
      </tbody>
      {apart && (
        <tfoot>
          <StandingRow standing={apart} most={most} isViewer isListed={isListed} following={null} />
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
