import { z } from '@hono/zod-openapi';
import { orNull } from './or-null.ts';
import { answerParts, caseResults, lessonExercise } from './practice-schemas.ts';
import * as examples from './review-examples.ts';
import { lessonReference } from './preparation-schemas.ts';
import { achievement } from './schemas.ts';

/** The schemas of reviews and daily problems. */

const triesLeft = z.int().openapi({ description: 'The number of answers that still count.' });

const review = z.object({
  id: z.string().openapi({
    description: "Unique for the learner: the skill and the number of the skill's reviews so far.",
  }),
  skill: z.string(),
  due_on: z.string().openapi({ description: "YYYY-MM-DD in the learner's own time zone." }),
  tries_left: triesLeft,
  exercise: lessonExercise
    .nullable()
    .openapi({ description: 'Null if the learner solves a challenge again.' }),
  lesson: orNull(lessonReference).openapi({ description: 'The lesson of the exercise.' }),
  challenge: z
    .object({ id: z.string(), title: z.string() })
    .nullable()
    .openapi({ description: 'The challenge to solve again; submit it as usual.' }),
});

export const reviews = z
  .object({
    due_count: z.int(),
    due: z
      .array(review)
      .openapi({ description: 'The one that is due for the longest time first.' }),
    next_due_on: z.string().nullable().openapi({
      description: 'The next day on which another review becomes due. Null if there is none.',
    }),
  })
  .openapi('Reviews', { example: examples.reviews });

export const dailyProblem = z
  .object({
    problem: z
      .object({
        date: z.string().openapi({ description: 'YYYY-MM-DD in UTC.' }),
        exercise: lessonExercise,
        lesson: lessonReference,
        is_solved: z.boolean(),
        tries_left: triesLeft,
        experience_earned: z.int(),
      })
      .nullable()
      .openapi({ description: 'Null if the learner has turned reviews off.' }),
  })
  .openapi('DailyProblem', { example: examples.dailyProblem });

export const reviewAnswerBody = z
  .object({ answer: answerParts })
  .openapi('ReviewAnswer', { example: { answer: ['print("Hello")'] } });

export const dailyAnswerBody = z
  .object({
    date: z
      .string()
      .openapi({ description: 'The day of the problem: the current one in UTC, YYYY-MM-DD.' }),
    answer: answerParts,
  })
  .openapi('DailyAnswer', { example: { date: '2026-01-31', answer: ['print("Hello")'] } });

export const dailyResult = z
  .object({
    is_solved: z.boolean().openapi({ description: 'Whether this answer is right.' }),
    tries_left: triesLeft,
    feedback_html: z.string().nullable(),
    output: z.string().nullable(),
    error: z.string().nullable(),
    cases: caseResults,
    solution: z.string().nullable().openapi({ description: 'Null as long as answers count.' }),
    experience_earned: z.int().openapi({
      description:
        "Reviews and daily problems together earn at most 5 XP on each of the learner's days, and in all at most 50 XP more than solved challenges.",
    }),
    achievements_earned: z.array(achievement),
  })
  .openapi('DailyResult', { example: examples.dailyResult });

export const reviewResult = dailyResult
  .extend({
    skill: z.string(),
    due_on: z.string().openapi({
      description: "The day on which the skill is due again, in the learner's own time zone.",
    }),
  })
  .openapi('ReviewResult', { example: examples.reviewResult });
