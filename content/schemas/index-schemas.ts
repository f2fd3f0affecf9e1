import { z } from 'zod';

import type { AchievementRule } from '../../domain/achievements.ts';
import { difficulty, experience, sentence, slug, title } from './fields.ts';

/** `categories.yml`. */
export const categoriesSchema = z.array(
  z.strictObject({ id: slug, name: title, description: sentence }),
  'List the categories.',
);

/** `learning-path.yml`. */
export const learningPathSchema = z
  .array(slug, 'List the lessons.')
  .min(1, 'Name at least one lesson.');

const count = z.int().min(1);

const rule = z.union(
  [
    z.literal('whole-path').transform(() => ({ kind: 'whole-path' }) as const),
    z
      .strictObject({
        milestone: z.enum([
          'challengesCompleted',
          'lessonsCompleted',
          'streakDays',
          'experiencePoints',
          'hardestSolved',
        ]),
        at_least: count,
      })
      .transform(({ milestone, at_least }) => ({
        kind: 'at-least' as const,
        milestone,
        count: at_least,
      })),
    z
      .strictObject({ solve: slug })
      .transform(({ solve }) => ({ kind: 'solved' as const, challengeId: solve })),
    z
      .strictObject({ finish: slug })
      .transform(({ finish }) => ({ kind: 'finished' as const, categoryId: finish })),
    z.strictObject({ first_try_from: difficulty }).transform((craft) => ({
      kind: 'first-try' as const,
      fromDifficulty: craft.first_try_from,
    })),
    z
      .strictObject({ unaided_from: difficulty })
      .transform((craft) => ({ kind: 'unaided' as const, fromDifficulty: craft.unaided_from })),
    z
      .strictObject({ submissions: count })
      .transform(({ submissions }) => ({ kind: 'persistent' as const, submissions })),
  ],
  'Write a milestone and the number to reach, or one of the rules at the top of this file.',
) satisfies z.ZodType<AchievementRule>;

/** `achievements.yml`. */
export const achievementsSchema = z.array(
  z.strictObject({
    id: slug,
    name: title,
    description: sentence,
    icon: z
      .string()
      .regex(/^a-[a-z-]+$/, 'Name an icon of the web client, such as a-first-packet.'),
    xp: experience,
    rule,
  }),
  'List the achievements.',
);
