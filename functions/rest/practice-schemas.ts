import { z } from '@hono/zod-openapi';
import { EXERCISE_KINDS } from '../../domain/exercise.ts';
import { integerFrom } from './integer-range.ts';
import { orNull } from './or-null.ts';
import * as examples from './practice-examples.ts';
import { achievement } from './schemas.ts';

/** The schemas of lesson steps, exercises and answers. */

const program = z.object({
  file_name: z.string().openapi({ description: 'May be empty.' }),
  caption: z.string().openapi({ description: 'May be empty.' }),
  code: z.string(),
  stdin: z.string(),
  output: z.string().nullable().openapi({ description: "Null if the lesson doesn't say." }),
});

export const lessonExercise = z.object({
  id: z.string().openapi({ description: 'Unique in the lesson.' }),
  kind: z.enum(EXERCISE_KINDS).openapi({
    description:
      'Run, predict, fill, fix, continue, write or step through a program, choose options, arrange lines, or find a value.',
  }),
  is_key: z.boolean().openapi({
    description: 'Whether the lesson counts as practiced only if this one is solved, not shown.',
  }),
  question: z.string().openapi({ description: 'In Markdown.' }),
  program: program.nullable(),
  options: z.array(z.object({ id: z.string(), html: z.string() })),
  is_many: z.boolean().openapi({ description: 'Whether several options can be right.' }),
  lines: z.array(z.string()).openapi({ description: 'The lines to arrange, shuffled.' }),
  must_indent: z.boolean(),
  max_changed_lines: z.int().nullable(),
  cases: z
    .array(z.object({ input: z.string(), expected: z.string() }))
    .openapi({ description: 'The visible cases. No API returns the hidden ones.' }),
  reviews: z.array(z.string()),
  table: z
    .object({ columns: z.array(z.string()), rows: z.array(z.array(z.string())) })
    .nullable()
    .openapi({
      description:
        'What the lab recorded, if a value has to be found in it. Each learner searches one of several recordings.',
    }),
});

const block = z.discriminatedUnion('type', [
  z.object({ type: z.literal('prose'), html: z.string() }),
  program.extend({ type: z.literal('program') }),
  lessonExercise.extend({ type: z.literal('exercise') }),
]);

const stepProgress = z
  .object({
    state: z.enum(['seen', 'solved', 'shown']),
    tries: z.int().openapi({ description: 'The number of answers up to the first right one.' }),
    can_show_solution: z.boolean(),
    code: z.string().nullable().openapi({ description: 'The last code that the learner wrote.' }),
    first_at: z.string(),
    last_at: z.string(),
    active_seconds: z.int(),
  })
  .openapi('LessonStepProgress', { example: examples.stepProgress });

const lessonPractice = z
  .object({
    solved: z.int(),
    shown: z.int().openapi({
      description:
        'Exercises that are done because their solution was shown. The key one has to be solved.',
    }),
    total: z.int(),
    is_practiced: z.boolean(),
    practiced_at: z.string().nullable(),
  })
  .openapi('LessonPractice', { example: examples.lessonPractice });

export const lessonSteps = z
  .object({
    steps: z.array(
      z.object({
        id: z.string().openapi({ description: 'Unique in the lesson.' }),
        title: z.string(),
        blocks: z.array(block),
        progress: orNull(stepProgress),
      }),
    ),
    practice: lessonPractice,
    resume_step_id: z
      .string()
      .nullable()
      .openapi({ description: 'The step that the learner visited last.' }),
  })
  .openapi('LessonSteps', { example: examples.lessonSteps });

const activeSeconds = integerFrom(0, 3600).default(0).openapi({
  description: 'The seconds of activity at this step since the last report.',
});

export const answerParts = z.array(z.string()).openapi({
  description:
    'The ids of the chosen options, the text of each blank or the arranged lines, in order. Otherwise one text: code, output or a value. Together up to 4,096 bytes in UTF-8.',
});

export const exerciseAnswerBody = z
  .object({
    answer: answerParts,
    active_seconds: activeSeconds,
  })
  .openapi('ExerciseAnswer', { example: { answer: ['print("Hello")'], active_seconds: 20 } });

export const stepVisitBody = z
  .object({ active_seconds: activeSeconds })
  .openapi('StepVisit', { example: { active_seconds: 20 } });

export const stepVisitResult = z
  .object({ progress: stepProgress, practice: lessonPractice })
  .openapi('StepVisitResult', {
    example: { progress: examples.stepProgress, practice: examples.lessonPractice },
  });

const practiceResult = stepVisitResult.extend({ achievements_earned: z.array(achievement) });

export const exerciseSolution = practiceResult
  .extend({ solution: z.string() })
  .openapi('ExerciseSolution', { example: examples.exerciseSolution });

export const caseResults = z.array(
  z.object({
    is_hidden: z.boolean(),
    success: z.boolean(),
    input: z.string().nullable().openapi({ description: 'Null for a hidden case.' }),
    expected: z.string().nullable(),
    actual: z.string().nullable(),
    error: z.string().nullable(),
  }),
);

export const exerciseResult = practiceResult
  .extend({
    is_solved: z.boolean(),
    tries: z.int(),
    feedback_html: z.string().nullable(),
    output: z.string().nullable(),
    error: z.string().nullable(),
    cases: caseResults,
    can_show_solution: z.boolean(),
  })
  .openapi('ExerciseResult', { example: examples.exerciseResult });
