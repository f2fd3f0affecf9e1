import { useLoggedFailure } from '../../graphql/use-logged-failure.ts';
import { Notice } from '../../ui/notice.tsx';
import { TryAgain } from '../../ui/try-again.tsx';
import type { ProfileLearner } from './profile-learner.ts';
import styles from './profile.module.css';
import type { ProfileFeeds } from './use-profile.ts';

const month = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric' });

interface IdentityProps {
  learner: ProfileLearner;
  feed: ProfileFeeds['learner'];
}

/** The learner's name and the three readings of the journey. */
export function Identity({ learner, feed }: IdentityProps) {
  const { username, level, experiencePoints, streakDays } = learner;
  useLoggedFailure('Profile', feed.failure);
  return (
    <div className={styles.identity}>
      <div className="stack" style={{ '--gap': 'var(--space-1)' }}>
        <h1>{username}</h1>
        <p className={`quiet ${styles.since}`}>{sinceWords(learner)}</p>
      </div>
      <dl className={styles.readings}>
        <Reading name="Level" value={level} />
        <Reading name="Experience points" value={experiencePoints} />
        <Reading name="Streak in days" value={streakDays} />
      </dl>
      {feed.part === null && !feed.isBusy && (
        <Notice tone="warn" role="alert">
          <div className="spread">
            <p>Your profile could not be read just now. This is what your sign-in told.</p>
            <TryAgain {...feed} />
          </div>
        </Notice>
      )}
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
