import type { z } from '@hono/zod-openapi';
import type { SessionView } from '../services/accounts.ts';
import type { ActivityDayView } from '../services/progress.ts';
import type { LeaderboardView } from '../services/leaderboard.ts';
import type { FollowedLearner } from '../services/ports/follows.ts';
import type { Learner } from '../services/ports/records.ts';
import type * as schemas from './learner-schemas.ts';

type Shape<Name extends keyof typeof schemas> = z.input<(typeof schemas)[Name]>;

/** @param changeableAt when the time zone can be changed again; null if it can be changed now */
export function presentSettings(learner: Learner, changeableAt: Date | null): Shape<'settings'> {
  return {
    username: learner.username,
    first_name: learner.firstName,
    last_name: learner.lastName,
    is_listed: learner.isListed,
    has_reviews: learner.hasReviews,
    weekly_goal_days: learner.weeklyGoalDays,
    time_zone: learner.timeZone,
    time_zone_changeable_at: changeableAt?.toISOString() ?? null,
  };
}

export function presentSession(view: SessionView): Shape<'accountSessions'>['sessions'][number] {
  return {
    id: view.id,
    started_at: view.startedAt.toISOString(),
    last_active_at: view.lastActiveAt.toISOString(),
    user_agent: view.userAgent,
    address: view.address,
    is_current: view.isCurrent,
  };
}

export function presentActivityDay(day: ActivityDayView): Shape<'activity'>['activity'][number] {
  return {
    date: day.date,
    is_active: day.isActive,
    is_frozen: day.isFrozen,
    experience_points: day.experiencePoints,
  };
}

export function presentLeaderboard(
  { entries, viewerRank, viewerExperiencePoints, total }: LeaderboardView,
  shown: Pick<Shape<'leaderboard'>, 'period' | 'among'>,
): Shape<'leaderboard'> {
  return {
    ...shown,
    entries: entries.map((entry) => ({
      rank: entry.rank,
      username: entry.username,
      level: entry.level,
      experience_points: entry.experiencePoints,
      streak_days: entry.streakDays,
    })),
    viewer_rank: viewerRank,
    viewer_experience_points: viewerExperiencePoints,
    total,
  };
}

export function presentFollowed(followed: FollowedLearner): Shape<'followedLearner'> {
  return { username: followed.username, followed_at: followed.followedAt.toISOString() };
}
