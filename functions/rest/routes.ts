import { z } from '@hono/zod-openapi';
import type { Learner } from '../services/ports/records.ts';
import type { Services } from '../services/services.ts';
import { type Call, defineRoute, type Route } from './define-route.ts';
import {
  presentAchievement,
  presentChallenge,
  presentLesson,
  presentProfile,
  presentSubmission,
  presentVerdict,
} from './presenters.ts';
import * as schemas from './schemas.ts';

/** How many rows the recent lists return. */
const RECENT = 5;

const codeOf = (body: z.output<typeof schemas.codeBody>) => ({
  challengeId: body.challenge_id,
  code: body.code,
  language: body.language.toUpperCase(),
});

async function profileOf(services: Services, learner: Learner) {
  return presentProfile(learner, await services.progress.streak(learner));
}

async function recentSubmissions({ services, session }: Call<unknown>) {
  const page = { challengeId: null, first: RECENT, after: null };
  const { nodes } = await services.submissions.list(session, page);
  const submissions = nodes.map(async (submission) => {
    const { title } = await services.challenges.get(session, submission.challengeId);
    return presentSubmission(submission, title);
  });
  return { submissions: await Promise.all(submissions) };
}

const account: Route[] = [
  defineRoute({
    method: 'get',
    path: '/api/auth/profile',
    summary: "The signed-in learner's profile. 404 for a third-party account that has none yet.",
    tag: 'Account',
    answer: schemas.profile,
    run: async ({ services, session }) =>
      profileOf(services, await services.learners.require(session)),
  }),
  defineRoute({
    method: 'post',
    path: '/api/auth/oauth-profile',
    summary: 'Creates the profile of a learner who came through a third-party provider.',
    tag: 'Account',
    body: schemas.oauthProfileBody,
    answer: schemas.oauthProfileResult,
    run: async ({ services, session, body }) => {
      const learner = await services.learners.createProfile(session, {
        username: body.username,
        firstName: body.first_name,
        lastName: body.last_name,
      });
      return { success: true as const, profile: await profileOf(services, learner) };
    },
  }),
  defineRoute({
    method: 'get',
    path: '/api/users/achievements',
    summary: 'What the learner earned, newest first.',
    tag: 'Account',
    answer: z.array(schemas.achievement),
    run: async ({ services, session }) =>
      (await services.progress.achievements(session)).map(({ achievement, earnedAt }) =>
        presentAchievement(achievement, earnedAt),
      ),
  }),
  defineRoute({
    method: 'get',
    path: '/api/users/export',
    summary: 'Everything that is stored about the learner, the code of every attempt included.',
    tag: 'Account',
    answer: schemas.dataExport,
    run: async ({ services, session }) =>
      schemas.dataExport.parse(JSON.parse(await services.accounts.exportData(session))),
  }),
  defineRoute({
    method: 'get',
    path: '/api/users/dashboard-progress',
    summary: 'The counts of the dashboard.',
    tag: 'Account',
    answer: schemas.dashboardProgress,
    run: async ({ services, session }) => {
      const progress = await services.progress.summary(session);
      return {
        total_challenges_completed: progress.challengesCompleted,
        total_lessons_completed: progress.lessonsCompleted,
        streak_days: progress.streakDays,
      };
    },
  }),
];

const challenges: Route[] = [
  defineRoute({
    method: 'get',
    path: '/api/challenges',
    summary: 'Every challenge, easiest first. Locked ones carry no instructions and no code.',
    tag: 'Challenges',
    answer: z.array(schemas.challenge),
    run: async ({ services, session }) =>
      (await services.challenges.list(session, null)).map(presentChallenge),
  }),
  defineRoute({
    method: 'get',
    path: '/api/challenges/categories',
    summary: 'The subjects, in the order of the path.',
    tag: 'Challenges',
    answer: z.array(schemas.category),
    run: async ({ services, session }) => [...(await services.challenges.categories(session))],
  }),
  defineRoute({
    method: 'get',
    path: '/api/challenges/recent',
    summary: 'The five challenges that the learner worked on last.',
    tag: 'Challenges',
    answer: z.object({ challenges: z.array(schemas.challenge) }),
    run: async ({ services, session }) => ({
      challenges: (await services.challenges.recent(session, RECENT)).map(presentChallenge),
    }),
  }),
  defineRoute({
    method: 'get',
    path: '/api/challenges/{id}',
    summary: 'One challenge.',
    tag: 'Challenges',
    answer: schemas.challenge,
    run: async ({ services, session, id }) =>
      presentChallenge(await services.challenges.get(session, id)),
  }),
];

const submissions: Route[] = [
  defineRoute({
    method: 'post',
    path: '/api/submissions/execute',
    summary: 'Runs code against the visible tests. Stores nothing, awards nothing.',
    tag: 'Submissions',
    body: schemas.codeBody,
    answer: schemas.executionResult,
    run: async ({ services, session, body }) =>
      presentVerdict(await services.submissions.execute(session, codeOf(body)), []),
  }),
  defineRoute({
    method: 'post',
    path: '/api/submissions/submit',
    summary: 'Grades code against all tests and awards XP the first time it passes.',
    tag: 'Submissions',
    body: schemas.codeBody,
    answer: schemas.submissionResult,
    run: async ({ services, session, body }) => {
      const input = { ...codeOf(body), idempotencyKey: null };
      const submitted = await services.submissions.submit(session, input);
      const learner = await services.learners.require(session);
      return {
        ...presentVerdict(submitted.result, submitted.achievementsEarned),
        submission_id: submitted.submission.id,
        experience_earned: submitted.submission.experienceEarned,
        profile: await profileOf(services, learner),
      };
    },
  }),
  defineRoute({
    method: 'get',
    path: '/api/submissions/recent',
    summary: "The learner's five latest attempts, newest first.",
    tag: 'Submissions',
    answer: z.object({ submissions: z.array(schemas.submission) }),
    run: recentSubmissions,
  }),
];

const lessons: Route[] = [
  defineRoute({
    method: 'get',
    path: '/api/lessons',
    summary: 'Every lesson in the order of the learning path. Locked ones carry no content.',
    tag: 'Lessons',
    answer: z.array(schemas.lesson),
    run: async ({ services, session }) => (await services.lessons.list(session)).map(presentLesson),
  }),
  defineRoute({
    method: 'get',
    path: '/api/lessons/recent',
    summary: 'The five lessons that the learner opened or completed last.',
    tag: 'Lessons',
    answer: z.object({ lessons: z.array(schemas.lesson) }),
    run: async ({ services, session }) => ({
      lessons: (await services.lessons.recent(session, RECENT)).map(presentLesson),
    }),
  }),
  defineRoute({
    method: 'get',
    path: '/api/learning-path',
    summary: "The path with the learner's progress.",
    tag: 'Lessons',
    answer: schemas.learningPath,
    run: async ({ services, session }) => {
      await services.learners.require(session);
      const { items } = await services.lessons.learningPath(session);
      return {
        learning_path: items.map(({ lesson, isCompleted }) => ({
          lesson: presentLesson(lesson),
          is_completed: isCompleted,
        })),
      };
    },
  }),
  defineRoute({
    method: 'post',
    path: '/api/lessons/{id}/complete',
    summary: 'Completes a lesson whose predecessor is completed. Again changes nothing.',
    tag: 'Lessons',
    body: schemas.lessonCompletionBody,
    answer: schemas.lessonCompletionResult,
    run: async ({ services, session, id, body }) => {
      const input = { lessonId: id, minutesSpent: body.time_spent_minutes };
      const completed = await services.lessons.complete(session, input);
      return {
        success: true as const,
        lesson: presentLesson(completed.lesson),
        achievements_earned: completed.achievementsEarned.map((earned) =>
          presentAchievement(earned),
        ),
      };
    },
  }),
];

/** The table of the REST door: a call is a row. */
export const routes: readonly Route[] = [...account, ...challenges, ...submissions, ...lessons];
