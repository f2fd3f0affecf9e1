import type { ProfileQuery } from '../../graphql/__generated__/operations.ts';
import type { Profile } from '../../session/profile.ts';

type ReadLearner = NonNullable<ProfileQuery['learner']>;

/** A learner as this page shows them. */
export type ProfileLearner = Omit<ReadLearner, 'createdAt' | 'timeZone'> & {
  /** Null while only the session knows the learner. */
  createdAt: string | null;
  /** Null while only the session knows the learner. */
  timeZone: string | null;
};

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

/** Returns what the session knows, for use until the profile loads or if it fails to load. */
export function knownLearner(profile: Profile | null): ProfileLearner {
  return { ...(profile ?? NOBODY), createdAt: null, timeZone: null };
}
