import { z } from '@hono/zod-openapi';
import * as examples from './examples.ts';

/** The schemas of settings, sessions, activity and the leaderboard. */

const timeZone = z.string().openapi({
  description:
    "An IANA name. A change takes effect on the learner's next day and is possible once in 30 days.",
});

const hasReviews = z.boolean().openapi({
  description: 'Whether the learner wants reviews and daily problems.',
});

const weeklyGoalDays = z.int().openapi({
  description: 'On how many days a week, 3 to 7, the learner wants to be active.',
});

export const settings = z
  .object({
    username: z.string(),
    first_name: z.string(),
    last_name: z.string(),
    is_listed: z
      .boolean()
      .openapi({ description: 'Whether the learner is listed on the leaderboard.' }),
    has_reviews: hasReviews,
    weekly_goal_days: weeklyGoalDays,
    time_zone: timeZone,
    time_zone_changeable_at: z.string().nullable().openapi({
      description: 'When the time zone can be changed again. Null if it can be changed now.',
    }),
  })
  .openapi('Settings', { example: examples.settings });

export const settingsBody = z
  .strictObject({
    username: z.string().openapi({ description: '3 to 24 characters: a-z, 0-9, - and _.' }),
    first_name: z.string(),
    last_name: z.string(),
    is_listed: z.boolean(),
    has_reviews: hasReviews,
    weekly_goal_days: weeklyGoalDays,
    time_zone: timeZone,
  })
  .partial()
  .openapi('SettingsChange', {
    example: { first_name: 'Ada', is_listed: true, time_zone: 'Europe/Paris' },
  });

export const usernameAvailability = z
  .object({ username: z.string(), is_available: z.boolean() })
  .openapi('UsernameAvailability', { example: { username: 'ada', is_available: false } });

export const accountSessions = z
  .object({
    sessions: z.array(
      z.object({
        id: z.string(),
        started_at: z.string(),
        last_active_at: z.string().openapi({ description: 'When it last refreshed its token.' }),
        user_agent: z.string().nullable(),
        address: z.string().nullable(),
        is_current: z.boolean().openapi({ description: 'Whether this request uses it.' }),
      }),
    ),
  })
  .openapi('AccountSessions', { example: { sessions: [examples.accountSession] } });

export const success = z
  .object({
    success: z.boolean().openapi({ description: 'False if there was nothing to do.' }),
  })
  .openapi('Success', { example: { success: true } });

export const deletionBody = z
  .object({
    confirm_username: z
      .string()
      .openapi({ description: "The learner's own username, as confirmation." }),
  })
  .openapi('AccountDeletion', { example: { confirm_username: 'ada' } });

export const activity = z
  .object({
    activity: z.array(
      z.object({
        date: z.string().openapi({ description: "YYYY-MM-DD in the learner's own time zone." }),
        is_active: z.boolean(),
        is_frozen: z.boolean().openapi({
          description: 'Whether a freeze kept the streak although the learner missed that day.',
        }),
        experience_points: z.int().openapi({ description: 'The XP total at the end of that day.' }),
      }),
    ),
  })
  .openapi('Activity', { example: { activity: [examples.activityDay] } });

export const leaderboardPeriod = z.enum(['all_time', 'week']).openapi({
  description: 'The period in which XP is counted: all time, or since Monday 00:00 UTC.',
  example: 'week',
});

export const leaderboardScope = z.enum(['everyone', 'following']).openapi({
  description:
    'Whom it shows: all listed learners, or the learner and those whom the learner follows, which requires a token.',
  example: 'everyone',
});

export const leaderboard = z
  .object({
    period: leaderboardPeriod,
    among: leaderboardScope,
    entries: z.array(
      z.object({
        rank: z.int().openapi({ description: 'Learners with the same XP share a rank.' }),
        username: z.string(),
        level: z.int(),
        experience_points: z.int().openapi({ description: 'The XP earned in the period.' }),
        streak_days: z.int(),
      }),
    ),
    viewer_rank: z.int().nullable().openapi({
      description:
        "The learner's own rank, even if not listed. Null for visitors and anonymous learners, and at 0 XP among everyone.",
    }),
    viewer_experience_points: z.int().nullable().openapi({
      description:
        'The XP that the learner earned in the period. Null for visitors and anonymous learners.',
    }),
    total: z.int().openapi({
      description:
        'The number of listed learners, or of the learner and those whom the learner follows.',
    }),
  })
  .openapi('Leaderboard', { example: examples.leaderboard });

export const followedLearner = z
  .object({ username: z.string(), followed_at: z.string() })
  .openapi('FollowedLearner', { example: examples.followedLearner });

export const following = z
  .object({ following: z.array(followedLearner) })
  .openapi('Following', { example: { following: [examples.followedLearner] } });

export const followBody = z
  .object({
    username: z.string().openapi({
      description: 'Of a listed learner. Uppercase and lowercase are treated as the same.',
    }),
  })
  .openapi('Follow', { example: { username: 'grace' } });
