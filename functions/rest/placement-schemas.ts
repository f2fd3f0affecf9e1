import { z } from '@hono/zod-openapi';
import * as examples from './placement-examples.ts';
import { answerParts, lessonExercise } from './practice-schemas.ts';

/** The schemas of placement: proving modules and lessons by questions. */

const lesson = z.object({
  id: z.string(),
  title: z.string(),
  position: z.int().openapi({ description: 'On the learning path, starting at 1.' }),
});

const number = z.int().openapi({ description: 'Starting at 1.' });

const attempt = z.object({
  id: z.string(),
  state: z.enum(['open', 'proved', 'failed']).openapi({
    description: "It ends as soon as the answers that are left can't change the result.",
  }),
  started_on: z.string().openapi({ description: "YYYY-MM-DD in the learner's own time zone." }),
  answered: z
    .int()
    .openapi({ description: 'The number of questions that were answered, not skipped.' }),
  skips_left: z.int(),
  question: z
    .object({ number, exercise: lessonExercise, lesson })
    .nullable()
    .openapi({ description: 'Null once the attempt is over.' }),
  results: z
    .array(
      z.object({
        number,
        lesson: lesson.nullable().openapi({ description: 'Null if the question was removed.' }),
        outcome: z.enum(['right', 'wrong', 'skipped']),
      }),
    )
    .openapi({ description: 'Empty until the attempt is over.' }),
});

export const placement = z
  .object({
    id: z.string().openapi({
      description: '`module-` and the id of a category, or `lesson-` and the id of a lesson.',
    }),
    kind: z.enum(['module', 'lesson']),
    title: z.string(),
    lesson_count: z.int(),
    answers_needed: z.int().openapi({ description: 'The number of answers that decide.' }),
    right_needed: z.int().openapi({ description: 'How many of them must be right.' }),
    is_done: z
      .boolean()
      .openapi({ description: 'Whether the learner has practiced or proved every lesson.' }),
    can_start: z.boolean().openapi({ description: 'Whether an attempt can start today.' }),
    gate_id: z.string().nullable().openapi({
      description:
        'The challenge that proves the module, too, if the first submission solves it without hints.',
    }),
    attempt: attempt.nullable().openapi({ description: 'The latest one. Null if there is none.' }),
  })
  .openapi('Placement', { example: examples.placement });

export const placements = z
  .object({ placements: z.array(placement) })
  .openapi('Placements', { example: { placements: [examples.placement] } });

export const placementAnswerBody = z
  .object({
    number: z.int().openapi({ description: 'The number of the question, starting at 1.' }),
    answer: answerParts.nullable().openapi({ description: 'Null to skip the question.' }),
  })
  .openapi('PlacementAnswer', { example: { number: 3, answer: ['print("Hello")'] } });
