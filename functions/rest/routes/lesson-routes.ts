import { z } from '@hono/zod-openapi';
import { AppError } from '../../../domain/app-error.ts';
import { defineRoute, type Route } from '../define-route.ts';
import * as schemas from '../lesson-schemas.ts';
import { presentAchievement, presentLesson } from '../presenters.ts';
import { recentQuery } from '../query-parameters.ts';

/** The routes of lessons and the learning path. Fixed paths come before the path with `{id}`. */
export const lessonRoutes: readonly Route[] = [
  defineRoute({
    method: 'get',
    path: '/api/lessons',
    operationId: 'listLessons',
    summary: 'List all lessons in the order of the learning path. Locked ones have no content.',
    tag: 'Lessons',
    isPublic: true,
    isRevalidated: true,
    answer: z.array(schemas.lesson),
    run: async ({ services, requestContext }) =>
      (await services.lessons.list(requestContext)).map(presentLesson),
  }),
  defineRoute({
    method: 'get',
    path: '/api/lessons/recent',
    operationId: 'listRecentLessons',
    summary: 'List the lessons that the learner opened or completed, most recent first.',
    tag: 'Lessons',
    query: recentQuery,
    answer: schemas.recentLessons,
    run: async ({ services, requestContext, query }) => ({
      lessons: (await services.lessons.recent(requestContext, query.limit)).map(presentLesson),
    }),
  }),
  defineRoute({
    method: 'get',
    path: '/api/lessons/{id}',
    operationId: 'getLesson',
    summary: 'Get a lesson. Reading an unlocked lesson records that the learner opened it.',
    tag: 'Lessons',
    isPublic: true,
    isRevalidated: true,
    answer: schemas.lesson,
    run: async ({ services, requestContext, id }) => {
      const lesson = await services.lessons.open(requestContext, id);
      if (lesson) return presentLesson(lesson);
      throw new AppError('NOT_FOUND', `There is no lesson "${id}".`);
    },
  }),
  defineRoute({
    method: 'get',
    path: '/api/learning-path',
    operationId: 'getLearningPath',
    summary: "Get the learning path with the learner's progress.",
    tag: 'Lessons',
    isRevalidated: true,
    answer: schemas.learningPath,
    run: async ({ services, requestContext }) => {
      await services.learners.require(requestContext);
      const { items } = await services.lessons.learningPath(requestContext);
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
    operationId: 'completeLesson',
    summary: 'Complete an unlocked lesson. Completing it again changes nothing.',
    tag: 'Lessons',
    body: schemas.lessonCompletionBody,
    answer: schemas.lessonCompletionResult,
    failures: ['LOCKED'],
    run: async ({ services, requestContext, id, body }) => {
      const input = { lessonId: id, minutesSpent: body.time_spent_minutes };
      const completed = await services.lessons.complete(requestContext, input);
      return {
        success: true as const,
        lesson: presentLesson(completed.lesson),
        achievements_earned: completed.achievementsEarned.map(presentAchievement),
      };
    },
  }),
];
