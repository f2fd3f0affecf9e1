import type { LeaderboardQuery } from '../../graphql/__generated__/operations.ts';
import { paths } from '../../paths.ts';
import { AccountOffer } from '../../shell/account-offer.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Progress } from '../../ui/progress.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { JoinButton, JOINING, OWN_PLACE_ID } from './listing.tsx';
import styles from './own-place.module.css';
import { type Board, ordinal, placeIfJoined, rivalOf, whenOf } from './standing.ts';

interface OwnPlaceProps {
  /** Null during the first load. */
  data: LeaderboardQuery | null;
  board: Board;
  /** Whether the board is loading; the data then belongs to another one. */
  isBusy: boolean;
}

/** The viewer's place on the board, or how to join it. */
export function OwnPlace({ data, board, isBusy }: OwnPlaceProps) {
  if (data === null) return <div className={styles.place} aria-hidden="true" />;
  const { viewer } = data;
  if (viewer === null) return null;
  if (viewer.isAnonymous) {
    return (
      <div className={styles.place}>
        <AccountOffer>With an account, you can choose to be listed, by username only.</AccountOffer>
      </div>
    );
  }
  const shown = isBusy ? null : data.leaderboard;
  const isJoined = viewer.isListed || board.id === 'following';
  return (
    <section id={OWN_PLACE_ID} tabIndex={-1} className={styles.place} aria-label="Your place">
      {isJoined ? (
        <>
          <Numbers board={board} place={shown} />
          {shown && <Rival data={data} />}
          <ButtonLink to={paths.challenges} kind="primary">
            Earn XP
          </ButtonLink>
        </>
      ) : (
        <Join board={board} place={shown} />
      )}
    </section>
  );
}

interface PlaceProps {
  board: Board;
  /** Null while loading. */
  place: LeaderboardQuery['leaderboard'] | null;
}

function Numbers({ board, place }: PlaceProps) {
  const when = whenOf(board);
  return (
    <dl className={styles.numbers}>
      <div>
        <dt>Your rank {when}</dt>
        <dd className="readout">
          {place ? (
            <>
              {place.viewerRank?.toLocaleString('en') ?? '–'}{' '}
              <small>of {place.total.toLocaleString('en')}</small>
            </>
          ) : (
            <Skeleton width="5ch" height="28px" />
          )}
        </dd>
      </div>
      <div>
        <dt>XP {when}</dt>
        <dd className="readout">
          {place ? (
            (place.viewerExperiencePoints ?? 0).toLocaleString('en')
          ) : (
            <Skeleton width="4ch" height="28px" />
          )}
        </dd>
      </div>
    </dl>
  );
}

/** How far ahead the next learner is. */
function Rival({ data }: { data: LeaderboardQuery }) {
  const rival = rivalOf(data);
  const own = data.leaderboard.viewerExperiencePoints ?? 0;
  if (rival === null) return null;
  const { username, rank, experiencePoints } = rival;
  const gap = (experiencePoints - own).toLocaleString('en');
  return (
    <div className={styles.rival}>
      <p className="label">
        {gap} XP behind {username} in {ordinal(rank)} place
      </p>
      <Progress
        value={(100 * own) / experiencePoints}
        label={`Your XP compared with ${username}'s`}
      />
    </div>
  );
}

function Join({ board, place }: PlaceProps) {
  return (
    <>
      <div className={styles.words}>
        <h2>You aren't on the board</h2>
        <p>
          {place && placeIfJoined(place, board)} {JOINING}
        </p>
      </div>
      <JoinButton />
    </>
  );
}
