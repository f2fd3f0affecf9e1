import { z } from '@hono/zod-openapi';
import { defineRoute, type Route } from '../define-route.ts';
import { nextStep, skillStandings } from '../next-step-schemas.ts';
import { presentLesson } from '../presenters.ts';
import { presentPreparedChallenge } from './challenge-routes.ts';

const KINDS = { LESSON: 'lesson', CHALLENGE: 'challenge' } as const;
const REASONS = { DONE: 'done', BEGUN: 'begun', WEAK: 'weak', EARNS: 'earns' } as const;

const nextStepQuery = z.object({
  after: z.string().optional().openapi({
    description:
      'The id of the lesson or challenge that the learner is finishing. Locked lessons and unsolved challenges are ignored. Defaults to whatever was finished last.',
    example: 'port-scanner',
  }),
});

/** The routes that say what to do next, and what the learner is weak in. */
export const nextStepRoutes: readonly Route[] = [
  defineRoute({
    method: 'get',
    path: '/api/next-step',
    operationId: 'getNextStep',
    summary: 'Get what to do next: a lesson or a challenge, with the reasons.',
    tag: 'Lessons',
    query: nextStepQuery,
    answer: nextStep,
    run: async (call) => {
      const { services, requestContext, query } = call;
      const step = await services.nextStep.find(requestContext, query.after ?? null);
      return {
        kind: step.kind && KINDS[step.kind],
        lesson: step.lesson && {
          position: step.lesson.position,
          lesson: presentLesson(step.lesson.lesson),
          is_completed: step.lesson.isCompleted,
        },
        challenge: step.challenge && (await presentPreparedChallenge(call, step.challenge)),
        is_started: step.isStarted,
        reasons: step.reasons.map(({ kind, text }) => ({ kind: REASONS[kind], text })),
      };
    },
  }),
  defineRoute({
    method: 'get',
    path: '/api/users/skill-standings',
    operationId: 'listSkillStandings',
    summary: 'List how well the learner has done with each skill, the weakest first.',
    tag: 'Account',
    answer: skillStandings,
    run: async ({ services, requestContext }) => ({
      skills: (await services.nextStep.skillStandings(requestContext)).map(
        ({ skill, firstTryPercent, uses, lesson }) => ({
          skill,
          first_try_percent: firstTryPercent,
          uses,
          lesson,
        }),
      ),
    }),
  }),
];
