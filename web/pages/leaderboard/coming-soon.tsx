import { paths } from '../../paths.ts';
import { Badge } from '../../ui/badge.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Icon } from '../../ui/icon.tsx';
import styles from './leaderboard.module.css';

/** What the leaderboard shows while nobody is listed. */
export function ComingSoon() {
  return (
    <section className={styles.soon} aria-labelledby="leaderboard-title">
      <div className="stack" style={{ '--gap': 'var(--space-2)' }}>
        <Badge tone="signal" packet="open">
          Coming Soon
        </Badge>
        <h1 id="leaderboard-title">Leaderboard</h1>
        <p>Compete with other hackers. Earn XP to secure a spot.</p>
        <p className="quiet">
          Only learners who choose to be listed will appear here, by username alone.
        </p>
        <div className={styles.action}>
          <ButtonLink to={paths.challenges} kind="primary">
            Earn XP
          </ButtonLink>
        </div>
      </div>
      <Icon name="leaderboard" size={96} />
    </section>
  );
}
