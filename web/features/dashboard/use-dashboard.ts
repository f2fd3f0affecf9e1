import { type DashboardQuery, useDashboardQuery } from '../../graphql/__generated__/operations.ts';
import { PANEL_FEED_OPTIONS, panelFeed, type PanelFeeds } from '../../graphql/panel-feeds.ts';

export type DashboardFeeds = PanelFeeds<Omit<DashboardQuery, '__typename'>>;

/** Loads the dashboard with one request. A part that fails affects only its own panel. */
export function useDashboard(): DashboardFeeds {
  const reading = useDashboardQuery(PANEL_FEED_OPTIONS);
  return {
    greeting: panelFeed(reading, 'greeting'),
    next: panelFeed(reading, 'next'),
    reviews: panelFeed(reading, 'reviews'),
    progress: panelFeed(reading, 'progress'),
    skills: panelFeed(reading, 'skills'),
    experience: panelFeed(reading, 'experience'),
    submissions: panelFeed(reading, 'submissions'),
    challenges: panelFeed(reading, 'challenges'),
    lessons: panelFeed(reading, 'lessons'),
    earned: panelFeed(reading, 'earned'),
  };
}
