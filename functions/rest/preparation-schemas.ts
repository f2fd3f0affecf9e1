import { z } from '@hono/zod-openapi';
import * as examples from './examples.ts';
import { orNull } from './or-null.ts';

/** The schemas of what prepares learners for challenges. */

export const lessonReference = z
  .object({
    id: z.string(),
    title: z.string(),
    position: z.int().openapi({ description: 'On the learning path, starting at 1.' }),
  })
  .openapi('LessonReference', { example: examples.lessonReference });

const prerequisite = z
  .object({
    id: z.string(),
    kind: z.enum(['lesson', 'challenge']),
    title: z.string(),
    is_done: z.boolean(),
    minutes: z.int().nullable().openapi({
      description:
        'The time for a lesson: the measured median, or the estimate until it is measured. Null for a challenge.',
    }),
    placement_id: z.string().nullable().openapi({
      description:
        'The id of the placement that proves the lesson by three questions. Null for a challenge, and for a lesson with too few exercises.',
    }),
  })
  .openapi('Prerequisite', { example: examples.prerequisite });

/** The fields of a challenge that say how to prepare for it. */
export const preparation = {
  prerequisites: z.array(prerequisite).openapi({
    description:
      'The lessons and challenges that prepare learners for it. They are a recommendation: only XP lock a challenge.',
  }),
  next_lesson: orNull(lessonReference).openapi({
    description:
      'The lesson to continue with in order to do the missing lessons of `prerequisites`: the first of them that is open, or else the open lesson on the path that leads to it. Null if no lesson is missing.',
  }),
  is_opened_anyway: z.boolean().openapi({
    description: 'Whether the learner chose to open it before doing everything in `prerequisites`.',
  }),
};
