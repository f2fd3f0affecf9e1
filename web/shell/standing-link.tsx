import { experienceToNextLevel, XP_PER_LEVEL } from '../../domain/progression.ts';
import { paths } from '../paths.ts';
import { Link } from '../router/link.tsx';
import type { Profile, Standing } from '../session/fetch-profile.ts';
import { Packet } from '../ui/packet.tsx';
import styles from './standing-link.module.css';

/** Says what a learner has reached: "4 day streak, level 3, 250 XP". */
function standingWords({ streakDays, level, experiencePoints }: Standing): string {
  return `${streakDays} day streak, level ${level}, ${experiencePoints.toLocaleString('en')} XP`;
}

/**
 * The learner's streak, level and XP, as one link to the profile. Its place is kept while the session loads, and it is
 * left out if the profile couldn't be fetched.
 */
export function StandingLink({ profile }: { profile: Profile | null }) {
  if (profile === null) return <span className={styles.standing} data-busy aria-hidden="true" />;
  if (profile.isFallback) return null;
  const { streakDays, level, experiencePoints } = profile;
  const percent = ((XP_PER_LEVEL - experienceToNextLevel(experiencePoints)) / XP_PER_LEVEL) * 100;
  return (
    <Link className={styles.standing} to={paths.profile}>
      <span className="visually-hidden">{standingWords(profile)}</span>
      <span aria-hidden="true">
        <Packet state={streakDays > 0 ? 'done' : 'open'} />
        <b>{streakDays}</b>
        <span className={styles.unit}>{streakDays === 1 ? 'day' : 'days'}</span>
      </span>
      <span aria-hidden="true">
        <b>L{level}</b>
        <span className={styles.cells} style={{ '--value': percent }} />
      </span>
      <span className={styles.xp} aria-hidden="true">
        <b>{experiencePoints.toLocaleString('en')}</b>XP
      </span>
    </Link>
  );
}
