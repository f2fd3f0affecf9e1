import { inArray, sql } from 'drizzle-orm';
import type { Lesson } from '../../content/curriculum.ts';
import { lessons } from './curriculum-schema.ts';
import type { Queries } from './database.ts';

/** Returns the lessons that were split from others and that were never published before. */
export async function newlySplit(
  queries: Queries,
  published: readonly Lesson[],
): Promise<(Lesson & { splitFrom: string })[]> {
  const split = published.flatMap((lesson) =>
    lesson.splitFrom === undefined ? [] : [{ ...lesson, splitFrom: lesson.splitFrom }],
  );
  if (split.length === 0) return [];
  const ids = split.map(({ id }) => id);
  const rows = await queries
    .select({ id: lessons.id })
    .from(lessons)
    .where(inArray(lessons.id, ids));
  const known = new Set(rows.map(({ id }) => id));
  return split.filter(({ id }) => !known.has(id));
}

/**
 * Completes a new lesson for everyone who has completed or proved the lesson that taught the same before, with the
 * same dates. So the path doesn't close behind anybody.
 */
export async function completeSplit(
  queries: Queries,
  { id, splitFrom }: { id: string; splitFrom: string },
): Promise<void> {
  await queries.execute(sql`
    insert into app.completed_lessons (learner_id, lesson_id, minutes_spent, had_exercises, completed_at)
    select learner_id, ${id}, 0, had_exercises, completed_at
    from app.completed_lessons where lesson_id = ${splitFrom}
    on conflict do nothing`);
  await queries.execute(sql`
    insert into app.proved_lessons (learner_id, lesson_id, proved_at)
    select learner_id, ${id}, proved_at
    from app.proved_lessons where lesson_id = ${splitFrom}
    on conflict do nothing`);
}
