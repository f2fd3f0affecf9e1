import { type ProfileQuery, useProfileQuery } from '../../graphql/__generated__/operations.ts';
import { PANEL_FEED_OPTIONS, panelFeed, type PanelFeeds } from '../../graphql/panel-feeds.ts';
import type { Profile } from '../../session/fetch-profile.ts';

export type ProfileFeeds = PanelFeeds<Omit<ProfileQuery, '__typename'>>;

/** Loads the profile with one request. A part that fails affects only its own panel. */
export function useProfile(): ProfileFeeds {
  const reading = useProfileQuery(PANEL_FEED_OPTIONS);
  return {
    learner: panelFeed(reading, 'learner'),
    history: panelFeed(reading, 'history'),
    path: panelFeed(reading, 'path'),
    earned: panelFeed(reading, 'earned'),
    categories: panelFeed(reading, 'categories'),
    challenges: panelFeed(reading, 'challenges'),
  };
}

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
  isAnonymous: false,
};

/** Returns what the session knows, for use until the profile loads or if it fails to load. */
export function knownLearner(profile: Profile | null): ProfileLearner {
  return { ...(profile ?? NOBODY), createdAt: null, timeZone: null };
}
