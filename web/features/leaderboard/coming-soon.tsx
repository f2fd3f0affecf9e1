import type { LeaderboardQuery } from '../../graphql/__generated__/operations.ts';
import { messages } from '../../messages.ts';
import { AccountOffer } from '../../shell/account-offer.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Icon } from '../../ui/icon.tsx';
import { RankingFrame } from './leaderboard-table.tsx';
import styles from './leaderboard.module.css';
import { JoinButton } from './listing.tsx';

/** Shown while nobody is listed on the leaderboard. */
export function ComingSoon({ viewer }: Pick<LeaderboardQuery, 'viewer'>) {
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
                Nobody has joined yet. Joining shows your username, level, XP and streak to
                everyone, and nothing else. You can leave at any time.
              </p>
              <JoinButton />
            </div>
          )}
        </div>
        <Icon name="leaderboard" size={96} />
      </section>
      {viewer?.isAnonymous && (
        <AccountOffer>With an account, you can choose to be listed, by username only.</AccountOffer>
      )}
      <div hidden>
        <RankingFrame label="Leaderboard">
          <tbody />
        </RankingFrame>
      </div>
    </>
  );
}
