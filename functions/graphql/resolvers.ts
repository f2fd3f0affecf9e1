import { levelOf } from '../../domain/level.ts';
import { requirePageSize } from '../services/page-size.ts';
import type { Resolvers } from './__generated__/resolvers.ts';
import { dateTime } from './date-time.ts';

/** The longest span of `Viewer.activity`, in days: a leap year. */
const MAX_ACTIVITY_DAYS = 366;

/** Every field that is more than a property. A resolver is one call of one use case. */
export const resolvers: Resolvers = {
  DateTime: dateTime,

  Query: {
    viewer: (_, __, { session }) => session.learner(),
    challenges: (_, { categoryId }, { services, session }) =>
      services.challenges.list(session, categoryId ?? null),
    challenge: (_, { id }, { services, session }) => services.challenges.find(session, id),
    categories: async (_, __, { services, session }) => [
      ...(await services.challenges.categories(session)),
    ],
    lessons: (_, __, { services, session }) => services.lessons.list(session),
    lesson: (_, { id }, { services, session }) => services.lessons.open(session, id),
    achievements: async (_, __, { services, session }) => [
      ...(await services.progress.allAchievements(session)),
    ],
    leaderboard: (_, { period, first }, { services, session }) =>
      services.leaderboard.top(session, { period, first: requirePageSize(first) }),
    isUsernameAvailable: (_, { username }, { services, session }) =>
      services.learners.isUsernameAvailable(session, username),
  },

  Mutation: {
    executeCode: (_, { input }, { services, session }) =>
      services.submissions.execute(session, input),
    submitSolution: async (_, { input }, { services, session }) => ({
      ...(await services.submissions.submit(session, {
        ...input,
        idempotencyKey: input.idempotencyKey ?? null,
      })),
      viewer: await services.learners.require(session),
    }),
    completeLesson: async (_, { input }, { services, session }) => ({
      ...(await services.lessons.complete(session, input)),
      viewer: await services.learners.require(session),
    }),
    revealHint: (_, { challengeId, rung }, { services, session }) =>
      services.hints.reveal(session, { challengeId, rung }),
    createProfile: (_, { input }, { services, session }) =>
      services.learners.createProfile(session, input),
    updateProfile: (_, { input }, { services, session }) =>
      services.learners.updateProfile(session, input),
    createAccessToken: (_, { input }, { services, session }) =>
      services.accessTokens.create(session, input),
    revokeAccessToken: (_, { id }, { services, session }) =>
      services.accessTokens.revoke(session, id),
    endSession: (_, { id }, { services, session }) => services.accounts.endSession(session, id),
    deleteAccount: (_, { confirmUsername }, { services, session }) =>
      services.accounts.delete(session, confirmUsername),
  },

  Viewer: {
    level: ({ experiencePoints }) => levelOf(experiencePoints),
    streakDays: (learner, _, { services }) => services.progress.streak(learner),
    timeZoneChangeableAt: (learner, _, { services }) =>
      services.learners.timeZoneChangeableAt(learner),
    learningPath: (_, __, { services, session }) => services.lessons.learningPath(session),
    progress: (_, __, { services, session }) => services.progress.summary(session),
    achievements: (_, __, { services, session }) => services.progress.achievements(session),
    activity: (_, { days }, { services, session }) =>
      services.progress.activity(session, requirePageSize(days, MAX_ACTIVITY_DAYS)),
    submissions: (_, { challengeId, first, after }, { services, session }) =>
      services.submissions.list(session, {
        challengeId: challengeId ?? null,
        first: requirePageSize(first),
        after: after ?? null,
      }),
    recentChallenges: (_, { first }, { services, session }) =>
      services.challenges.recent(session, requirePageSize(first)),
    recentLessons: (_, { first }, { services, session }) =>
      services.lessons.recent(session, requirePageSize(first)),
    dataExport: (_, __, { services, session }) => services.accounts.exportData(session),
    sessions: (_, __, { services, session }) => services.accounts.sessions(session),
    accessTokens: (_, __, { services, session }) => services.accessTokens.list(session),
  },

  Challenge: {
    hints: (challenge, _, { services, session }) => services.hints.list(session, challenge),
  },

  Submission: {
    challenge: ({ challengeId }, _, { services, session }) =>
      services.challenges.get(session, challengeId),
  },
};
