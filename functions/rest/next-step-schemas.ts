import { z } from '@hono/zod-openapi';
import * as examples from './examples.ts';
import { lesson } from './lesson-schemas.ts';
import { orNull } from './or-null.ts';
import { lessonReference } from './preparation-schemas.ts';
import { challenge } from './schemas.ts';

/** The schemas of the recommendation, and of the skills behind it. */

const example = {
  kind: 'challenge' as const,
  lesson: { position: 28, lesson: examples.lesson, is_completed: false },
  challenge: { ...examples.challenge, prerequisites: [], next_lesson: null },
  is_started: false,
  reasons: [
    { kind: 'done' as const, text: 'You practiced what it needs in Sockets in the lab' },
    { kind: 'earns' as const, text: '+50 XP, then 20 more to level 3' },
  ],
};

export const nextStep = z
  .object({
    kind: z
      .enum(['lesson', 'challenge'])
      .nullable()
      .openapi({ description: 'Which of the two comes first. Null if nothing is left to do.' }),
    lesson: z
      .object({
        position: z.int().openapi({ description: 'On the learning path, starting at 1.' }),
        lesson,
        is_completed: z.boolean(),
      })
      .nullable()
      .openapi({
        description:
          'The lesson to continue with. It may still be locked by the one that the learner is finishing. Null if every lesson is practiced.',
      }),
    challenge: orNull(challenge).openapi({
      description:
        'The challenge that fits best among those that are open and that the learner is prepared for. Null if there is none.',
    }),
    is_started: z
      .boolean()
      .openapi({ description: 'Whether the learner has begun what comes first.' }),
    reasons: z
      .array(
        z.object({
          kind: z.enum(['done', 'begun', 'weak', 'earns']).openapi({
            description:
              'What the learner did or has begun, what is weak, or what the step leads to.',
          }),
          text: z.string().openapi({ description: 'One line, without a period.' }),
        }),
      )
      .openapi({ description: 'At most three.' }),
  })
  .openapi('NextStep', { example });

export const skillStandings = z
  .object({
    skills: z.array(
      z.object({
        skill: z.string().openapi({ description: 'In the words of the lesson that teaches it.' }),
        first_try_percent: z.int().openapi({
          description: 'The share of uses in which the first answer was right, in percent.',
        }),
        uses: z.int().openapi({
          description: 'How many exercises and challenges with it were answered, at least 3.',
        }),
        lesson: orNull(lessonReference).openapi({
          description: 'The lesson that teaches it. Null if none does.',
        }),
      }),
    ),
  })
  .openapi('SkillStandings', { example: { skills: [examples.skillStanding] } });
