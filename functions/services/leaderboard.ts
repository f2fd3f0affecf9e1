import { dayOf } from '../../domain/learner-clock.ts';
import { levelOf } from '../../domain/level.ts';
import { streakOf } from '../../domain/streak.ts';
import type { Ports } from './ports/ports.ts';
import type { Session } from './session.ts';

const DAY_MS = 86_400_000;

export type LeaderboardPeriod = 'WEEK' | 'ALL_TIME';

export interface LeaderboardView {
  entries: {
    rank: number;
    username: string;
    level: number;
    experiencePoints: number;
    streakDays: number;
  }[];
  viewerRank: number | null;
  total: number;
}

/** Monday 00:00 UTC of the week that holds an instant. */
function startOfWeek(instant: Date): Date {
  const midnight = Date.UTC(instant.getUTCFullYear(), instant.getUTCMonth(), instant.getUTCDate());
  const daysSinceMonday = (instant.getUTCDay() + 6) % 7;
  return new Date(midnight - daysSinceMonday * DAY_MS);
}

/** The use cases around the leaderboard. It lists only who chose to be listed, and only their usernames. */
export function createLeaderboardService(ports: Ports) {
  return {
    /** @param query `first` is 1 to 100 */
    async top(
      session: Session,
      query: { period: LeaderboardPeriod; first: number },
    ): Promise<LeaderboardView> {
      const now = ports.now();
      const since = query.period === 'WEEK' ? startOfWeek(now) : null;
      const learner = await session.learner();
      const [{ entries, total }, viewerRank] = await Promise.all([
        ports.leaderboard.top({ since, first: query.first }),
        learner && learner.experiencePoints > 0 ? ports.leaderboard.rankOf(learner, since) : null,
      ]);
      return {
        entries: entries.map((entry) => ({
          rank: entry.rank,
          username: entry.username,
          level: levelOf(entry.totalExperiencePoints),
          experiencePoints: entry.experiencePoints,
          streakDays: streakOf(entry.activeDays, dayOf(entry, now)).days,
        })),
        viewerRank,
        total,
      };
    },
  };
}
