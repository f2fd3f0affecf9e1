import { z } from '@hono/zod-openapi';
import * as examples from './examples.ts';
import { orNull } from './or-null.ts';

/** The schemas of feedback on submissions, and of solutions. */

const failingCase = z
  .object({
    name: z.string(),
    stdin: z.string().openapi({
      description:
        'For a program, the text on standard input. For a function, a JSON array of its arguments.',
    }),
    expected_output: z.string().nullable().openapi({
      description: 'Null, as are the next two, if only the input is shown.',
    }),
    output: z.string().nullable(),
    difference: z.string().nullable(),
  })
  .openapi('FailingCase', { example: examples.failingCase });

export const submissionFeedback = z
  .object({
    failed_submissions: z.int().openapi({
      description:
        "How many of the learner's submissions to this challenge have failed, with this one.",
    }),
    passed_count: z.int(),
    case_count: z.int(),
    fixed_count: z.int().nullable().openapi({
      description:
        "How many cases that every submission runs pass now and failed in the learner's submission before. Null for the first one.",
    }),
    broken_count: z.int().nullable().openapi({
      description: 'How many of them fail now and passed then. Null for the first one.',
    }),
    advice: z
      .object({
        text: z.string(),
        is_exact: z.boolean().openapi({
          description: 'Whether the program does the same as a known mistake in every case.',
        }),
        case_name: z.string().nullable(),
      })
      .nullable(),
    failing_titles: z.array(z.string()).openapi({
      description: 'The titles of failing hidden cases, as far as they are shown.',
    }),
    cases: z
      .array(failingCase)
      .openapi({ description: 'Failing hidden cases, as far as they are shown.' }),
    practice_case: orNull(failingCase).openapi({
      description: 'A failing case that is never graded. Null until it is shown.',
    }),
    next_help: z.string().nullable().openapi({
      description: 'What the next failed submission will show, in one sentence.',
    }),
    can_show_solution: z.boolean(),
  })
  .openapi('SubmissionFeedback', {
    description: 'Help after a submission that failed.',
    example: examples.submissionFeedback,
  });

export const challengeSolutions = z
  .object({
    solutions: z.array(
      z.object({
        title: z.string(),
        why: z.string().nullable().openapi({ description: 'Null if its comments say so.' }),
        code: z.string(),
      }),
    ),
    solution_shown_at: z
      .string()
      .nullable()
      .openapi({ description: 'Null if the learner never asked for the solutions.' }),
    experience_available_at: z.string().nullable().openapi({
      description:
        'From when on solving the challenge earns XP again. Null unless the solutions were shown before it was solved.',
    }),
  })
  .openapi('ChallengeSolutions', { example: examples.challengeSolutions });
