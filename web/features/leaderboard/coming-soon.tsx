import { type LeaderboardQuery, useNextStepQuery } from '../../graphql/__generated__/operations.ts';
import { messages } from '../../messages.ts';
import { fullTitle, nextLinks, readingOf } from '../../next-step/next-step-links.ts';
import { paths } from '../../paths.ts';
import { Link } from '../../router/link.tsx';
import { AccountOffer } from '../../shell/account-offer.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Packet } from '../../ui/packet.tsx';
import { Panel, Row, Rows } from '../../ui/panel.tsx';
import { RankingFrame } from './leaderboard-table.tsx';
import styles from './leaderboard.module.css';
import { JoinButton, JOINING } from './listing.tsx';
import { type Board, placeIfJoined } from './standing.ts';

interface ComingSoonProps {
  data: LeaderboardQuery;
  board: Board;
}

/** Shown while nobody is listed on the leaderboard: how to be the first, and what earns XP until then. */
export function ComingSoon({ data, board }: ComingSoonProps) {
  const { viewer } = data;
  return (
    <>
      <section className={styles.soon} aria-labelledby="leaderboard-title">
        <div className="stack" style={{ '--gap': 'var(--space-2)' }}>
          <Badge tone="signal" packet="open">
            Coming Soon
          </Badge>
          <h1 id="leaderboard-title">Leaderboard</h1>
          <p>{messages.earnASpot}</p>
          {viewer && !viewer.isAnonymous && (
            <div className={styles.action}>
              <p className="quiet">
                The board opens with the first learner who joins.{' '}
                {placeIfJoined(data.leaderboard, board)} {JOINING}
              </p>
              <JoinButton />
            </div>
          )}
        </div>
        <Icon name="leaderboard" size={96} />
      </section>
      {viewer?.isAnonymous && (
        <div className={styles.offer}>
          <AccountOffer>
            With an account, you can choose to be listed, by username only.
          </AccountOffer>
        </div>
      )}
      {viewer && <WaysToEarn />}
      <div hidden>
        <RankingFrame label="Leaderboard">
          <tbody />
        </RankingFrame>
      </div>
    </>
  );
}

/** What the learner can do next to earn XP. Nothing until it is loaded, and once nothing is left to do. */
function WaysToEarn() {
  const { data } = useNextStepQuery();
  const step = data?.viewer?.nextStep;
  const links = step && nextLinks(step);
  if (!links) return null;
  const ways = [links.first, ...(links.other ? [links.other] : [])];
  return (
    <Panel
      title="Earn XP"
      reading={
        <Link className="label target" to={paths.challenges}>
          All challenges
        </Link>
      }
    >
      <Rows>
        {ways.map((link) => (
          <Row key={link.path} className={styles.way}>
            <Packet state="open" />
            <Link to={link.path}>{fullTitle(link)}</Link>
            <span className="label">{readingOf(link, step, (minutes) => `${minutes} min`)}</span>
          </Row>
        ))}
      </Rows>
    </Panel>
  );
}
