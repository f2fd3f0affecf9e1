import { useLoggedFailure } from '../../graphql/panel-feeds.ts';
import { paths } from '../../paths.ts';
import { Link } from '../../router/link.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Notice } from '../../ui/notice.tsx';
import { TryAgain } from '../../ui/try-again.tsx';
import type { ProfileFeeds, ProfileLearner } from './use-profile.ts';
import styles from './profile.module.css';
import { formatDate } from '../../ui/format-date.ts';

interface IdentityProps {
  learner: ProfileLearner;
  feed: ProfileFeeds['learner'];
}

/** The learner's name, level, XP and streak, and the way to the account. */
export function Identity({ learner, feed }: IdentityProps) {
  const { username, level, experiencePoints, streakDays } = learner;
  useLoggedFailure('Profile', feed.failure);
  return (
    <div className={styles.identity}>
      <div className="stack" style={{ '--gap': 'var(--space-1)' }}>
        <h1>{username}</h1>
        <Since learner={learner} />
      </div>
      <dl className={styles.readings}>
        <Reading name="Level" value={level} />
        <Reading name="Experience points" value={experiencePoints} />
        <Reading name="Streak in days" value={streakDays} />
      </dl>
      {feed.part === null && !feed.isBusy && (
        <Notice tone="warn" role="alert">
          <div className="spread">
            <p>
              Your profile could not be loaded just now. The details below come from your sign-in.
            </p>
            <TryAgain {...feed} />
          </div>
        </Notice>
      )}
    </div>
  );
}

function Since({ learner: { firstName, lastName, createdAt } }: { learner: ProfileLearner }) {
  const name = `${firstName} ${lastName}`.trim();
  return (
    <div className={classNames('quiet', styles.since)}>
      {name !== '' && <p>{name}</p>}
      <p>{createdAt !== null && `Learning since ${formatDate(createdAt, 'monthOfYear')}`}</p>
      <p>
        <Link className="target" to={paths.account}>
          Account settings
        </Link>
      </p>
    </div>
  );
}

function Reading({ name, value }: { name: string; value: number }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className="readout">{value.toLocaleString('en')}</dd>
    </div>
  );
}
