import { z } from '@hono/zod-openapi';
import { orNull } from './or-null.ts';

const FIND = {
  question: 'Which line makes a token that others can predict?',
  choices: [4, 9, 14, 15, 16, 17],
  state: 'open' as const,
  wrong_lines: [15],
  can_show: false,
  lines: [],
  why: null,
};

const lineNumbers = z.array(z.int());

/** The question for the faulty line of a challenge's starter code. */
const lineFind = z
  .object({
    question: z.string(),
    choices: lineNumbers.openapi({
      description: 'The lines that can be marked, from 1 and in order.',
    }),
    state: z.enum(['open', 'found', 'shown']).openapi({
      description: 'Whether the learner has found a faulty line, or was shown it.',
    }),
    wrong_lines: lineNumbers.openapi({
      description: "The lines that the learner marked and that aren't faulty, in order.",
    }),
    can_show: z
      .boolean()
      .openapi({ description: 'Whether the learner can be shown the faulty lines now.' }),
    lines: lineNumbers.openapi({
      description: 'The faulty lines. Empty until one was found or shown.',
    }),
    why: z.string().nullable().openapi({
      description: 'Why they are faulty. Null until one was found or shown.',
    }),
  })
  .openapi('LineFind', { example: FIND });

/** The question of a challenge, if it has one. */
export const lineFindOfChallenge = z
  .object({ find: orNull(lineFind) })
  .openapi('LineFindOfChallenge', { example: { find: FIND } });

/** What `markLine` returns. */
export const markedLine = z
  .object({
    is_right: z.boolean(),
    feedback: z
      .string()
      .nullable()
      .openapi({ description: 'What to think about next. Null for a faulty line.' }),
    find: orNull(lineFind),
  })
  .openapi('MarkedLine', {
    example: { is_right: false, feedback: "Line 15 isn't the one.", find: FIND },
  });

/** The body of `markLine`. */
export const lineMark = z
  .object({ line: z.int().openapi({ description: 'From 1. One of the `choices`.' }) })
  .openapi('LineMark', { example: { line: 4 } });
