import { sql } from 'drizzle-orm';
import type { Curriculum } from '../content/curriculum.ts';
import { loadCurriculum } from '../content/load-curriculum.ts';
import { publishCurriculum, revisionOf } from '../functions/data/publish.ts';
import { publication } from '../functions/data/curriculum-schema.ts';
import type { Database } from '../functions/data/database.ts';

/** Loads a curriculum. */
export type CurriculumSource = () => Promise<Curriculum>;

/**
 * Publishes the curriculum of the files.
 *
 * @returns whether anything was written
 */
export async function publishFiles(
  database: Database,
  load: CurriculumSource = loadCurriculum,
): Promise<boolean> {
  return publishCurriculum(database, await load());
}

/** Checks whether a database has the curriculum of the files. Only reads; returns false for an empty database. */
export async function isPublished(
  database: Database,
  load: CurriculumSource = loadCurriculum,
): Promise<boolean> {
  const [table] = await database.execute<{ found: string | null }>(
    sql`select to_regclass('app.publication')::text as found`,
  );
  if (!table?.found) return false;
  const [current] = await database.select().from(publication);
  return current?.revision === revisionOf(await load());
}
