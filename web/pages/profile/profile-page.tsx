import { useProfileQuery } from '../../graphql/__generated__/operations.ts';
import type { Profile } from '../../session/profile.ts';
import { useSession } from '../../session/session-context.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { AccessTokensPanel } from './access-tokens-panel.tsx';
import { AccountPanel } from './account-panel.tsx';
import { AchievementsPanel } from './achievements-panel.tsx';
import { ActivityPanel } from './activity-panel.tsx';
import { ExperienceHistoryPanel } from './experience-history-panel.tsx';
import { Identity } from './identity.tsx';
import type { ProfileLearner } from './profile-learner.ts';
import styles from './profile.module.css';

/** Twelve weeks. */
const HISTORY_DAYS = 84;

/** Who the learner is to the product, and everything earned and still to earn. */
export function ProfilePage() {
  const { data, loading } = useProfileQuery({ fetchPolicy: 'cache-and-network' });
  const known = useKnownLearner();
  if (loading && data === undefined) return <ProfileSkeleton />;
  const learner = data?.viewer ?? known;
  return (
    <div className="page">
      <Identity learner={learner} />
      <div className={styles.columns}>
        <ActivityPanel days={learner.activity} />
        <ExperienceHistoryPanel
          days={learner.activity.slice(-HISTORY_DAYS)}
          experiencePoints={learner.experiencePoints}
        />
        <AccountPanel learner={learner} />
        <AchievementsPanel earned={learner.achievements} all={data?.achievements ?? []} />
        <AccessTokensPanel />
      </div>
    </div>
  );
}

const NOBODY: Profile = {
  id: '',
  email: '',
  username: 'Unknown',
  firstName: '',
  lastName: '',
  avatarUrl: null,
  level: 1,
  experiencePoints: 0,
  streakDays: 0,
};

/** What the session knows, for when the profile cannot be read. */
function useKnownLearner(): ProfileLearner {
  const { profile } = useSession();
  const unknown = { createdAt: null, timeZone: null, activity: [], achievements: [] };
  return { ...(profile ?? NOBODY), ...unknown };
}

function ProfileSkeleton() {
  return (
    <div className="page" aria-busy="true">
      <div className={styles.identity}>
        <h1 className="visually-hidden">Profile</h1>
        <Skeleton width="240px" height="64px" />
      </div>
      <div className={styles.columns}>
        <Skeleton height="230px" />
        <Skeleton height="280px" />
        <Skeleton height="280px" />
        <Skeleton height="320px" />
      </div>
    </div>
  );
}
