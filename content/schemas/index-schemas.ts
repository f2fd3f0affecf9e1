import { z } from 'zod';

import type { AchievementRule } from '../../domain/achievements.ts';
import { experience, sentence, slug, title } from './fields.ts';

/** `categories.yml`. */
export const categoriesSchema = z.array(
  z.strictObject({ id: slug, name: title, description: sentence }),
  'List the categories.',
);

/** `learning-path.yml`. */
export const learningPathSchema = z
  .array(slug, 'List the lessons.')
  .min(1, 'Name at least one lesson.');

const rule = z
  .union(
    [
      z.literal('first-try'),
      z.strictObject({
        milestone: z.enum([
          'challengesCompleted',
          'lessonsCompleted',
          'streakDays',
          'experiencePoints',
          'hardestSolved',
        ]),
        at_least: z.int().min(1),
      }),
    ],
    'Write `first-try`, or a known milestone and the number that it must reach.',
  )
  .transform((value): AchievementRule =>
    value === 'first-try'
      ? { kind: 'first-try' }
      : { kind: 'at-least', milestone: value.milestone, count: value.at_least },
  );

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
