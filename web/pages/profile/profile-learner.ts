import type { ProfileQuery } from '../../graphql/__generated__/operations.ts';

/** A learner as this page shows them. */
export type ProfileLearner = Omit<NonNullable<ProfileQuery['viewer']>, 'createdAt' | 'timeZone'> & {
  /** Null when only the session knows the learner. */
  createdAt: string | null;
  /** Null when only the session knows the learner. */
  timeZone: string | null;
};
