import { useSession } from '../../session/session-context.ts';
import { AccountPanel } from './account-panel.tsx';
import { AchievementsPanel } from './achievements-panel.tsx';
import { ActivityPanel } from './activity-panel.tsx';
import { ExperienceHistoryPanel } from './experience-history-panel.tsx';
import { Identity } from './identity.tsx';
import { knownLearner, useProfile } from './use-profile.ts';
import styles from './profile.module.css';
import { SubjectsPanel } from './subjects-panel.tsx';

/** The profile page. Each panel handles its own failure. */
export function ProfilePage() {
  const feeds = useProfile();
  const { profile } = useSession();
  const learner = feeds.learner.part ?? knownLearner(profile);
  return (
    <div className="page">
      <Identity learner={learner} feed={feeds.learner} />
      <div className={styles.columns}>
        <ActivityPanel feed={feeds.history} isNewcomer={learner.experiencePoints === 0} />
        <ExperienceHistoryPanel feed={feeds.history} />
        <AccountPanel learner={learner} isBusy={feeds.learner.isBusy} />
        <SubjectsPanel {...feeds} />
        <AchievementsPanel feed={feeds.earned} />
      </div>
    </div>
  );
}
