import { z } from 'zod';

import type { Difficulty } from '../../domain/difficulty.ts';

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;
/** The longest text that fits on a card, in characters. */
const LONGEST_SENTENCE = 160;
const LONGEST_TITLE = 48;

/** An id that never changes. */
export const slug = z
  .string('Give a slug.')
  .regex(SLUG, 'Use lowercase letters, digits and single hyphens.');

/** The name of a Python function. */
export const functionName = z
  .string('Give the name of a function.')
  .regex(/^[a-z_][a-z0-9_]*$/, 'Use lowercase letters, digits and underscores.');

/** A name or a title. */
export const title = z
  .string('Give a title.')
  .min(1, 'Give a title.')
  .max(LONGEST_TITLE, `Shorten it to ${LONGEST_TITLE} characters.`);

/** One or two sentences that learners read before they open an item. */
export const sentence = z
  .string('Write a sentence.')
  .max(LONGEST_SENTENCE, `Shorten it to ${LONGEST_SENTENCE} characters.`)
  .regex(/^\S.*[.?]$/, 'Write a sentence that ends with a period.');

/** 1 to 5. */
export const difficulty = z.literal<Difficulty[]>(
  [1, 2, 3, 4, 5],
  'Give a difficulty from 1 to 5.',
);

/** XP of an award. */
export const experience = z
  .int('Give whole XP.')
  .min(5, 'Give at least 5 XP.')
  .max(300, 'Give at most 300 XP.');

/** Minutes of reading and trying. */
export const minutes = z
  .int('Give whole minutes.')
  .min(1, 'Give at least one minute.')
  .max(60, 'Split a text that takes more than an hour.');
