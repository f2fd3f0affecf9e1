import { dayOf, startOfWeek } from '../../domain/calendar.ts';
import { levelOf } from '../../domain/progression.ts';
import { streakDaysOn } from '../../domain/streak.ts';
import type { Ports } from './ports/ports.ts';
import type { RankedLearner } from './ports/records.ts';
import type { RequestContext } from './request-context.ts';
import { streakStateOf } from './awards.ts';

export type LeaderboardPeriod = 'WEEK' | 'ALL_TIME';

interface LeaderboardEntry {
  rank: number;
  username: string;
  level: number;
  experiencePoints: number;
  streakDays: number;
}

export interface LeaderboardView {
  entries: LeaderboardEntry[];
  viewerRank: number | null;
  total: number;
}

async function entryOf(ranked: RankedLearner, now: Date): Promise<LeaderboardEntry> {
  const streak = await streakStateOf(ranked, () => ranked.activeDays ?? []);
  return {
    rank: ranked.rank,
    username: ranked.username,
    level: levelOf(ranked.totalExperiencePoints),
    experiencePoints: ranked.experiencePoints,
    streakDays: streakDaysOn(streak, dayOf(ranked, now)),
  };
}

/** Creates the use cases for the leaderboard, which shows only learners who chose to be listed. */
export function createLeaderboardService(ports: Ports) {
  return {
    /** Returns the top of the leaderboard. @param query `first` is 1 to 100 */
    async top(
      context: RequestContext,
      query: { period: LeaderboardPeriod; first: number },
    ): Promise<LeaderboardView> {
      const now = ports.now();
      const since = query.period === 'WEEK' ? startOfWeek(now) : null;
      const viewer = await context.learner();
      // An anonymous learner has no place, not even one that only the learner sees.
      const learnerId = viewer && !viewer.isAnonymous ? viewer.id : null;
      const [ranked, { total, rank }] = await Promise.all([
        ports.leaderboard.top({ since, first: query.first }),
        ports.leaderboard.tally({ since, learnerId }),
      ]);
      const entries = await Promise.all(ranked.map((one) => entryOf(one, now)));
      return { entries, viewerRank: rank, total };
    },
  };
}
