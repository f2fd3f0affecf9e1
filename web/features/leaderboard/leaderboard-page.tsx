import { useLocation, useNavigate } from 'react-router-dom';
import {
  type LeaderboardQuery,
  useLeaderboardQuery,
} from '../../graphql/__generated__/operations.ts';
import { messages } from '../../messages.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { Choices } from '../../ui/choices.tsx';
import { Empty } from '../../ui/empty.tsx';
import { ComingSoon } from './coming-soon.tsx';
import styles from './leaderboard.module.css';
import { OwnPlace } from './own-place.tsx';
import { Ranking } from './ranking.tsx';
import { type Board, BOARDS, boardOf } from './standing.ts';

/** Fetches a board. What the boards share stays visible while another one loads. */
function useBoard({ variables }: Board) {
  const { data, previousData, error, refetch } = useLeaderboardQuery({
    variables,
    fetchPolicy: 'cache-and-network',
  });
  const shown = data ?? (error ? undefined : previousData) ?? null;
  const retry = () => void refetch().catch(() => undefined);
  return { shown, isBusy: !data, isFailed: shown === null && error !== undefined, retry };
}

/** The leaderboard of the learners who chose to be listed. */
export function LeaderboardPage() {
  const board = boardOf(new URLSearchParams(useLocation().search));
  const { shown, isBusy, isFailed, retry } = useBoard(board);
  if (board.id !== 'following' && shown?.leaderboard.total === 0) {
    return (
      <div className={`page ${styles.page}`}>
        <ComingSoon data={shown} board={board} />
      </div>
    );
  }
  return (
    <div className={`page ${styles.page} ${styles.board}`}>
      <Head board={board} viewer={shown?.viewer ?? null} />
      {isFailed ? (
        <RankingError onRetry={retry} />
      ) : (
        <Places data={shown} board={board} isBusy={isBusy} />
      )}
    </div>
  );
}

function Places(props: Parameters<typeof Ranking>[0]) {
  return (
    <>
      <OwnPlace {...props} />
      <Ranking {...props} />
    </>
  );
}

interface HeadProps {
  board: Board;
  viewer: LeaderboardQuery['viewer'];
}

function Head({ board, viewer }: HeadProps) {
  const navigate = useNavigate();
  const following = viewer?.following.length ?? 0;
  // Without an account, nobody can be followed.
  const boards = BOARDS.filter(({ id }) => id !== 'following' || viewer?.isAnonymous !== true);
  const options = boards.map(({ id, label }) => ({
    id,
    label: id === 'following' && following > 0 ? `${label} (${following})` : label,
  }));
  const choose = (id: Board['id']) =>
    void navigate(paths.leaderboard + (id === BOARDS[0].id ? '' : `?view=${id}`));
  return (
    <div className={styles.head}>
      <div className="stack" style={{ '--gap': 'var(--space-1)' }}>
        <h1>Leaderboard</h1>
        <p className="quiet">{messages.earnASpot}</p>
      </div>
      <Choices label="Board" options={options} value={board.id} onChange={choose} />
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
