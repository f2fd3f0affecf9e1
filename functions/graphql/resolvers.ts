import { iconPath } from '../../domain/achievements.ts';
import { levelOf } from '../../domain/progression.ts';
import type { CompleteResolvers } from './complete-resolvers.ts';
import {
  globalId,
  presentBlocks,
  presentExercise,
  presentProgress,
  splitId,
} from './lesson-steps.ts';
import { ownCasesOf } from './own-cases.ts';
import { requirePageSize } from './page-size.ts';
import { dateTime, jsonObject, labScenario, validLab } from './scalars.ts';

/** The maximum number of days in `Viewer.activity`: a leap year. */
const MAX_ACTIVITY_DAYS = 366;

const OUTCOMES = { right: 'RIGHT', wrong: 'WRONG', skipped: 'SKIPPED' } as const;

/** The resolvers of all fields that aren't plain properties. Each calls one use case. */
export const resolvers: CompleteResolvers = {
  DateTime: dateTime,
  JSONObject: jsonObject,
  LabScenario: labScenario,

  Query: {
    viewer: (_, __, { requestContext }) => requestContext.learner(),
    challenges: (_, { categoryId }, { services, requestContext }) =>
      services.challenges.list(requestContext, categoryId ?? null),
    challenge: (_, { id }, { services, requestContext }) =>
      services.challenges.find(requestContext, id),
    categories: async (_, __, { services, requestContext }) => [
      ...(await services.challenges.categories(requestContext)),
    ],
    lessons: (_, __, { services, requestContext }) => services.lessons.list(requestContext),
    lesson: (_, { id }, { services, requestContext }) => services.lessons.open(requestContext, id),
    achievements: (_, __, { services, requestContext }) =>
      services.progress.allAchievements(requestContext),
    leaderboard: (_, { period, among, first }, { services, requestContext }) =>
      services.leaderboard.top(requestContext, { period, among, first: requirePageSize(first) }),
    isUsernameAvailable: (_, { username }, { services, requestContext }) =>
      services.learners.isUsernameAvailable(requestContext, username),
  },

  Mutation: {
    executeCode: (_, { input }, { services, requestContext }) =>
      services.submissions.execute(requestContext, {
        ...input,
        ownCases: ownCasesOf(input.ownCases),
        recordedCase: input.recordedCase ?? null,
      }),
    submitSolution: async (_, { input }, { services, requestContext }) => ({
      ...(await services.submissions.submit(requestContext, {
        ...input,
        idempotencyKey: input.idempotencyKey ?? null,
      })),
      viewer: await services.learners.require(requestContext),
    }),
    saveDraft: async (_, { input }, { services, requestContext }) => ({
      draft: await services.drafts.save(requestContext, {
        ...input,
        ownCases: ownCasesOf(input.ownCases),
        basedOn: input.basedOn ?? null,
      }),
    }),
    completeLesson: async (_, { input }, { services, requestContext }) => ({
      ...(await services.lessons.complete(requestContext, input)),
      viewer: await services.learners.require(requestContext),
    }),
    answerExercise: async (_, { input }, { services, requestContext }) => {
      const { lessonId, slug: exerciseId } = splitId(input.exerciseId);
      const answered = { ...input, lessonId, exerciseId };
      return {
        ...(await services.exercises.answer(requestContext, answered)),
        viewer: await services.learners.require(requestContext),
      };
    },
    showExerciseSolution: async (_, args, { services, requestContext }) => {
      const { lessonId, slug: exerciseId } = splitId(args.exerciseId);
      return {
        ...(await services.exercises.show(requestContext, { lessonId, exerciseId })),
        viewer: await services.learners.require(requestContext),
      };
    },
    visitLessonStep: (_, { input }, { services, requestContext }) => {
      const { lessonId, slug: stepId } = splitId(input.stepId);
      return services.exercises.visitStep(requestContext, { ...input, lessonId, stepId });
    },
    answerReview: async (_, { input }, { services, requestContext }) => ({
      ...(await services.reviews.answer(requestContext, input)),
      viewer: await services.learners.require(requestContext),
    }),
    answerDailyProblem: async (_, { input }, { services, requestContext }) => ({
      ...(await services.dailyProblem.answer(requestContext, input)),
      viewer: await services.learners.require(requestContext),
    }),
    startPlacement: async (_, { placementId }, { services, requestContext }) => ({
      placement: await services.placement.start(requestContext, placementId),
      viewer: await services.learners.require(requestContext),
    }),
    answerPlacement: async (_, { input }, { services, requestContext }) => ({
      placement: await services.placement.answer(requestContext, {
        ...input,
        answer: input.answer ?? null,
      }),
      viewer: await services.learners.require(requestContext),
    }),
    openEvidence: async (_, { challengeId }, { services, requestContext }) => {
      const opened = await services.submissions.openEvidence(requestContext, challengeId);
      return { ...opened, attack: await services.challenges.get(requestContext, opened.attackId) };
    },
    markLine: (_, input, { services, requestContext }) =>
      services.lineFinds.mark(requestContext, input),
    showLine: (_, { challengeId }, { services, requestContext }) =>
      services.lineFinds.show(requestContext, challengeId),
    revealHint: (_, { challengeId, rung }, { services, requestContext }) =>
      services.hints.reveal(requestContext, { challengeId, rung }),
    showSolution: async (_, { challengeId }, { services, requestContext }) => ({
      challenge: await services.solutions.show(requestContext, challengeId),
    }),
    openChallengeAnyway: (_, { challengeId }, { services, requestContext }) =>
      services.preparation.openAnyway(requestContext, challengeId),
    createProfile: (_, { input }, { services, requestContext }) =>
      services.learners.createProfile(requestContext, input),
    updateProfile: (_, { input }, { services, requestContext }) =>
      services.learners.updateProfile(requestContext, input),
    followLearner: async (_, { username }, { services, requestContext }) => ({
      followed: await services.follows.follow(requestContext, username),
      viewer: await services.learners.require(requestContext),
    }),
    unfollowLearner: async (_, { username }, { services, requestContext }) => ({
      followed: await services.follows.unfollow(requestContext, username),
      viewer: await services.learners.require(requestContext),
    }),
    updateEditorSettings: async (_, { input }, { services, requestContext }) => {
      await services.editorSettings.update(requestContext, input);
      return services.learners.require(requestContext);
    },
    mergeAnonymousLearner: async (_, { token }, { services, requestContext, authenticate }) => {
      const proof = await authenticate(`Bearer ${token}`);
      return {
        ...(await services.learners.mergeAnonymous(requestContext, proof)),
        viewer: await services.learners.require(requestContext),
      };
    },
    createAccessToken: (_, { input }, { services, requestContext }) =>
      services.accessTokens.create(requestContext, input),
    revokeAccessToken: async (_, { id }, { services, requestContext }) => ({
      accessToken: await services.accessTokens.revoke(requestContext, id),
      viewer: await services.learners.require(requestContext),
    }),
    endSession: async (_, { id }, { services, requestContext }) => ({
      session: await services.accounts.endSession(requestContext, id),
      viewer: await services.learners.require(requestContext),
    }),
    deleteAccount: async (_, { confirmUsername }, { services, requestContext }) => {
      const { id, username } = await services.accounts.delete(requestContext, confirmUsername);
      return { learnerId: id, username };
    },
  },

  Viewer: {
    level: ({ experiencePoints }) => levelOf(experiencePoints),
    streakDays: (learner, _, { services }) => services.progress.streak(learner),
    freezesLeft: (learner, _, { services }) => services.progress.freezesLeft(learner),
    timeZoneChangeableAt: (learner, _, { services }) =>
      services.learners.timeZoneChangeableAt(learner),
    learningPath: (_, __, { services, requestContext }) =>
      services.lessons.learningPath(requestContext),
    nextStep: (_, { after }, { services, requestContext }) =>
      services.nextStep.find(requestContext, after ?? null),
    progress: (_, __, { services, requestContext }) => services.progress.summary(requestContext),
    reviews: (_, __, { services, requestContext }) => services.reviews.list(requestContext),
    dailyProblem: (_, __, { services, requestContext }) =>
      services.dailyProblem.find(requestContext),
    placements: (_, __, { services, requestContext }) => services.placement.list(requestContext),
    placement: (_, { id }, { services, requestContext }) =>
      services.placement.find(requestContext, id),
    achievements: (_, __, { services, requestContext }) =>
      services.progress.achievements(requestContext),
    achievementsAhead: (_, __, { services, requestContext }) =>
      services.progress.achievementsAhead(requestContext),
    skillStandings: (_, __, { services, requestContext }) =>
      services.nextStep.skillStandings(requestContext),
    activity: (_, { days }, { services, requestContext }) =>
      services.progress.activity(requestContext, requirePageSize(days, MAX_ACTIVITY_DAYS)),
    submissions: (_, { challengeId, first, after }, { services, requestContext }) =>
      services.submissions.list(requestContext, {
        challengeId: challengeId ?? null,
        first: requirePageSize(first),
        after: after ?? null,
      }),
    editorSettings: (_, __, { services, requestContext }) =>
      services.editorSettings.find(requestContext),
    draft: (_, { challengeId }, { services, requestContext }) =>
      services.drafts.find(requestContext, challengeId),
    acceptedCode: (_, { challengeId }, { services, requestContext }) =>
      services.submissions.acceptedCode(requestContext, challengeId),
    recentChallenges: (_, { first }, { services, requestContext }) =>
      services.challenges.recent(requestContext, requirePageSize(first)),
    recentLessons: (_, { first }, { services, requestContext }) =>
      services.lessons.recent(requestContext, requirePageSize(first)),
    dataExport: (_, __, { services, requestContext }) =>
      services.accounts.exportData(requestContext),
    sessions: (_, __, { services, requestContext }) => services.accounts.sessions(requestContext),
    accessTokens: (_, __, { services, requestContext }) =>
      services.accessTokens.list(requestContext),
    following: (_, __, { services, requestContext }) => services.follows.list(requestContext),
  },

  Achievement: { iconUrl: ({ icon }) => iconPath(icon) },

  Challenge: {
    lab: ({ lab }) => validLab(lab),
    lastResult: ({ id }, _, { services, requestContext }) =>
      services.challenges.lastResult(requestContext, id),
    hints: (challenge, _, { services, requestContext }) =>
      services.hints.list(requestContext, challenge),
    lineFind: (challenge, _, { services, requestContext: context }) =>
      services.lineFinds.find(context, challenge),
    solutions: async (challenge, _, { services, requestContext }) => [
      ...(await services.solutions.list(requestContext, challenge)),
    ],
    solutionShownAt: async (challenge, _, { services, requestContext }) =>
      (await services.solutions.times(requestContext, challenge)).solutionShownAt,
    experienceAvailableAt: async (challenge, _, { services, requestContext }) =>
      (await services.solutions.times(requestContext, challenge)).experienceAvailableAt,
    prerequisites: ({ id }, _, { services, requestContext }) =>
      services.preparation.list(requestContext, id),
    nextLesson: ({ id }, _, { services, requestContext }) =>
      services.preparation.nextLesson(requestContext, id),
    isOpenedAnyway: ({ id }, _, { services, requestContext }) =>
      services.preparation.isOpenedAnyway(requestContext, id),
  },

  Lesson: {
    lab: ({ lab }) => validLab(lab),
    steps: (lesson, _, { services, requestContext }) =>
      services.exercises.steps(requestContext, lesson),
    practice: ({ id }, _, { services, requestContext }) =>
      services.exercises.practice(requestContext, id),
    resumeStep: (lesson, _, { services, requestContext }) =>
      services.exercises.resumeStep(requestContext, lesson),
  },

  LessonStep: {
    id: ({ lessonId, id }) => globalId(lessonId, id),
    slug: ({ id }) => id,
    blocks: async (step, _, { services, requestContext }) =>
      presentBlocks(await services.exercises.withTable(requestContext, step)),
    progress: presentProgress,
  },

  Reviews: {
    dueCount: ({ due }) => due.length,
    due: ({ due }, { first }) => due.slice(0, requirePageSize(first)),
  },

  Review: {
    exercise: ({ problem }) => problem && presentExercise(problem.lesson.id, problem.exercise),
    lesson: ({ problem }) => problem && problem.lesson,
    lab: ({ problem }) => validLab(problem && problem.lab),
    challenge: ({ challenge }, _, { services, requestContext }) =>
      challenge && services.challenges.get(requestContext, challenge.id),
  },

  DailyProblem: {
    exercise: ({ lesson, exercise }) => presentExercise(lesson.id, exercise),
    lab: ({ lab }) => validLab(lab),
  },

  Placement: {
    gate: ({ gateId }, _, { services, requestContext }) =>
      gateId === null ? null : services.challenges.find(requestContext, gateId),
  },

  PlacementQuestion: {
    exercise: ({ problem }) => presentExercise(problem.lesson.id, problem.exercise),
    lesson: ({ problem }) => problem.lesson,
    lab: ({ problem }) => validLab(problem.lab),
  },

  PlacementResult: { outcome: ({ outcome }) => OUTCOMES[outcome] },

  Draft: {
    challenge: ({ challengeId }, _, { services, requestContext }) =>
      services.challenges.get(requestContext, challengeId),
    ownCases: ({ ownCases }) => [...ownCases],
    replaced: ({ challengeId }, _, { services, requestContext }) =>
      services.drafts.replaced(requestContext, challengeId),
  },

  Submission: {
    challenge: ({ challengeId }, _, { services, requestContext }) =>
      services.challenges.get(requestContext, challengeId),
    feedback: (submission, _, { services, requestContext }) =>
      services.submissions.feedback(requestContext, submission),
  },
};
