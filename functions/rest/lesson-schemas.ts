import { z } from '@hono/zod-openapi';
import { integerFrom } from './integer-range.ts';
import * as examples from './examples.ts';
import { orNull } from './or-null.ts';
import { achievement, category } from './schemas.ts';

/** The schemas of lessons and the learning path. */

const measuredTime = z
  .object({
    median: z.int().openapi({ description: 'Half of the learners took at most as long.' }),
    lower_quartile: z.int().openapi({ description: 'A quarter took at most as long.' }),
    upper_quartile: z.int().openapi({ description: 'Three quarters took at most as long.' }),
  })
  .openapi('MeasuredTime', {
    description: 'In whole minutes.',
    example: examples.measuredTime,
  });

export const lesson = z
  .object({
    id: z.string(),
    title: z.string(),
    description: z.string(),
    difficulty: z.int(),
    estimated_time: z.int().openapi({ description: 'In minutes.' }),
    measured_time: orNull(measuredTime).openapi({
      description:
        'How long learners were active in it until they had practiced it, updated weekly. Null until it was measured with 30 learners.',
    }),
    category,
    state: z.enum(['locked', 'unlocked', 'completed']),
    proved_at: z.string().nullable().openapi({
      description:
        'When the learner proved it instead of practicing it. Null if that never happened.',
    }),
    first_edition_at: z.string().nullable().openapi({
      description:
        'When the learner completed it before it had exercises. It counts like practice. Null if that never happened.',
    }),
    content: z.string().nullable().openapi({ description: 'In Markdown. Null while locked.' }),
    example_code: z.string().nullable(),
    example_output: z.string().nullable(),
  })
  .openapi('Lesson', { example: examples.lesson });

export const recentLessons = z
  .object({ lessons: z.array(lesson) })
  .openapi('RecentLessons', { example: { lessons: [examples.lesson] } });

export const learningPath = z
  .object({
    learning_path: z.array(z.object({ lesson, is_completed: z.boolean() })),
  })
  .openapi('LearningPath', {
    example: { learning_path: [{ lesson: examples.lesson, is_completed: false }] },
  });

export const lessonCompletionBody = z
  .object({ time_spent_minutes: integerFrom(0, 1440).default(5) })
  .openapi('LessonCompletion', { example: { time_spent_minutes: 10 } });

export const lessonCompletionResult = z
  .object({
    success: z.literal(true),
    lesson,
    achievements_earned: z.array(achievement),
  })
  .openapi('LessonCompletionResult', {
    example: {
      success: true,
      lesson: { ...examples.lesson, state: 'completed' },
      achievements_earned: [examples.achievement],
    },
  });
