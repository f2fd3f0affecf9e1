import { useState } from 'react';
import type { LeaderboardQuery } from '../../graphql/__generated__/operations.ts';
import { Button } from '../../ui/button.tsx';
import { Empty } from '../../ui/empty.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { Form } from '../../ui/form.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { type Following, useFollowing } from './following.ts';
import styles from './leaderboard-table.module.css';
import { LeaderboardTable, RankingFrame } from './leaderboard-table.tsx';
import { LeaveButton } from './listing.tsx';
import { type Board, standingOutsideTable } from './standing.ts';

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

interface RankingProps {
  /** Null during the first load. */
  data: LeaderboardQuery | null;
  board: Board;
  /** Whether the board is loading; the data then belongs to another one. */
  isBusy: boolean;
}

/** A board, best first, and what belongs to it: whom to follow, and how to leave. */
export function Ranking({ data, board, isBusy }: RankingProps) {
  const viewer = accountOf(data);
  const following = useFollowing(viewer, board);
  const shown = isBusy ? null : data;
  return (
    <Panel title={board.label} reading={shown && readingOf(shown, board)} isBusy={isBusy}>
      {shown ? (
        <Entries data={shown} board={board} following={viewer && following} />
      ) : (
        <SkeletonRanking rows={data?.leaderboard.entries.length} />
      )}
      {viewer && <Below viewer={viewer} board={board} following={following} />}
    </Panel>
  );
}

type Viewer = NonNullable<LeaderboardQuery['viewer']>;

interface BelowProps {
  viewer: Viewer;
  board: Board;
  following: Following;
}

/** What a learner with an account can do on the board. */
function Below({ viewer, board, following }: BelowProps) {
  return (
    <>
      {board.id === 'following' && <FollowForm following={following} />}
      <Failure words={following.failure} />
      {viewer.isListed && <Foot />}
    </>
  );
}

/** Returns the viewer; null for one without an account. */
const accountOf = (data: LeaderboardQuery | null): Viewer | null =>
  data === null || data.viewer?.isAnonymous === true ? null : data.viewer;

function Failure({ words }: { words: string | null }) {
  if (words === null) return null;
  return (
    <p role="alert" className={styles.failure}>
      {words}
    </p>
  );
}

interface EntriesProps {
  data: LeaderboardQuery;
  board: Board;
  /** Null if the viewer can't follow anybody. */
  following: Following | null;
}

function Entries({ data, board, following }: EntriesProps) {
  const { viewer, leaderboard } = data;
  if (leaderboard.entries.length === 0) {
    return (
      <Empty icon="leaderboard">
        <p>
          {board.id === 'following'
            ? 'Without an account, you can’t follow anybody.'
            : 'No listed learner has earned XP this week. Weeks start on Monday at 00:00 UTC.'}
        </p>
      </Empty>
    );
  }
  return (
    <LeaderboardTable
      entries={leaderboard.entries}
      username={viewer?.username}
      apart={standingOutsideTable(data)}
      isListed={viewer?.isListed ?? true}
      following={following}
    />
  );
}

/** Follows learners who aren't among the first hundred. */
function FollowForm({ following }: { following: Following }) {
  const [username, setUsername] = useState('');
  const { usernames, busy, change } = following;
  const follow = async () => {
    if (username.trim() !== '' && (await change(username, true))) setUsername('');
  };
  return (
    <div className={styles.follow}>
      {usernames.size === 0 && (
        <div>
          <h3>You don't follow anyone yet</h3>
          <p className="quiet">
            Follow learners on the other boards, or by their username. They aren't told, and nobody
            else sees this list.
          </p>
        </div>
      )}
      <Form className={styles.form} onSubmit={follow}>
        <TextField
          label="Username on the board"
          name="followed"
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          value={username}
          onChange={({ target }) => setUsername(target.value)}
        />
        <Button type="submit" isBusy={busy !== null && busy === username}>
          Follow
        </Button>
      </Form>
    </div>
  );
}

function Foot() {
  return (
    <footer className={styles.foot}>
      <p className="label">
        Only learners who joined are listed. Others see your username, level, XP and streak, and
        nothing else. If you leave, nobody follows you anymore.
      </p>
      <LeaveButton />
    </footer>
  );
}

function readingOf({ leaderboard: { total } }: LeaderboardQuery, { id }: Board): string {
  if (id === 'following') return 'this week, only you see this';
  return id === 'week' ? 'resets Monday, 00:00 UTC' : `${total.toLocaleString('en')} listed`;
}
