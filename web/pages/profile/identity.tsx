import type { ProfileLearner } from './profile-learner.ts';
import styles from './profile.module.css';

const month = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric' });

/** The learner's name and the three readings of the journey. */
export function Identity({ learner }: { learner: ProfileLearner }) {
  const { username, level, experiencePoints, streakDays } = learner;
  return (
    <div className={styles.identity}>
      <div className="stack" style={{ '--gap': 'var(--space-1)' }}>
        <h1>{username}</h1>
        <p className="quiet">{sinceWords(learner)}</p>
      </div>
      <dl className={styles.readings}>
        <Reading name="Level" value={level} />
        <Reading name="Experience points" value={experiencePoints} />
        <Reading name="Streak in days" value={streakDays} />
      </dl>
    </div>
  );
}

function sinceWords({ firstName, lastName, createdAt }: ProfileLearner): string {
  const name = `${firstName} ${lastName}`.trim();
  const since = createdAt === null ? '' : `learning since ${month.format(new Date(createdAt))}`;
  const words = [name, since].filter((part) => part !== '').join(', ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function Reading({ name, value }: { name: string; value: number }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className="readout">{value.toLocaleString('en')}</dd>
    </div>
  );
}
