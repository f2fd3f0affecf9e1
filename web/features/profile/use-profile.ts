import { type ProfileQuery, useProfileQuery } from '../../graphql/__generated__/operations.ts';
import { PANEL_FEED_OPTIONS, panelFeed, type PanelFeeds } from '../../graphql/panel-feeds.ts';

export type ProfileFeeds = PanelFeeds<Omit<ProfileQuery, '__typename'>>;

/** Loads the profile with one request. A part that fails affects only its own panel. */
export function useProfile(): ProfileFeeds {
  const reading = useProfileQuery(PANEL_FEED_OPTIONS);
  return {
    learner: panelFeed(reading, 'learner'),
    history: panelFeed(reading, 'history'),
    path: panelFeed(reading, 'path'),
    earned: panelFeed(reading, 'earned'),
    achievements: panelFeed(reading, 'achievements'),
    categories: panelFeed(reading, 'categories'),
    challenges: panelFeed(reading, 'challenges'),
  };
}
