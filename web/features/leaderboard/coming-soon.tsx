import type { LeaderboardQuery } from '../../graphql/__generated__/operations.ts';
import { paths } from '../../paths.ts';
import { Link } from '../../router/link.tsx';
import { useSession } from '../../session/session-context.ts';
import { AccountOffer } from '../../shell/account-offer.tsx';
import { Badge, Tag } from '../../ui/badge.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Panel } from '../../ui/panel.tsx';
import { RankingFrame, StandingRow, VacantRow } from './leaderboard-table.tsx';
import styles from './leaderboard.module.css';

/** The empty places below the viewer's own in the sample. */
const OPEN_SPOTS = [2, 3, 4, 5];

/** Shown while nobody is listed on the leaderboard. */
export function ComingSoon({ viewer }: { viewer: LeaderboardQuery['viewer'] }) {
  const { profile } = useSession();
  return (
    <>
      <section className={styles.soon} aria-labelledby="leaderboard-title">
        <div className="stack" style={{ '--gap': 'var(--space-2)' }}>
          <Badge tone="signal" packet="open">
            Coming Soon
          </Badge>
          <h1 id="leaderboard-title">Leaderboard</h1>
          <p>Compete with other hackers. Earn XP to secure a spot.</p>
          <div className={styles.action}>
            <ButtonLink to={paths.challenges} kind="primary">
              Earn XP
            </ButtonLink>
          </div>
        </div>
        <Icon name="leaderboard" size={96} />
      </section>
      {viewer && !profile?.isAnonymous && <Sample viewer={viewer} />}
      {profile?.isAnonymous && (
        <AccountOffer>With an account, you can choose to be listed, by username only.</AccountOffer>
      )}
    </>
  );
}

/** A sample of the table with only the viewer in it. */
function Sample({ viewer }: { viewer: NonNullable<LeaderboardQuery['viewer']> }) {
  return (
    <div className="stack">
      <Panel title="How it will look" reading={<Tag>SAMPLE</Tag>}>
        <RankingFrame label="How the leaderboard will look">
          <tbody>
            <StandingRow
              standing={{ rank: 1, ...viewer }}
              most={viewer.experiencePoints}
              isViewer
            />
            {OPEN_SPOTS.map((rank) => (
              <VacantRow key={rank} rank={rank} />
            ))}
          </tbody>
        </RankingFrame>
      </Panel>
      <p className="quiet">
        Nobody is listed yet. Only learners who choose to be listed in their{' '}
        <Link to={paths.account}>account</Link> will appear here, by username only.
      </p>
    </div>
  );
}
