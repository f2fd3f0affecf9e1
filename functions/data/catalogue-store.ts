import { asc, eq, isNull } from 'drizzle-orm';
import type { Catalogue, CatalogueCategory, HiddenCases } from '../services/ports/catalogue.ts';
import type { CatalogueStore } from '../services/ports/ports.ts';
import type { Database } from './database.ts';
import {
  achievements,
  categories,
  challengeCases,
  challenges,
  lessons,
  publication,
} from './schema.ts';

async function read(database: Database): Promise<Catalogue> {
  const [categoryRows, lessonRows, challengeRows, achievementRows] = await Promise.all([
    database
      .select()
      .from(categories)
      .where(isNull(categories.retiredAt))
      .orderBy(asc(categories.position)),
    database.select().from(lessons).where(isNull(lessons.retiredAt)).orderBy(asc(lessons.position)),
    database
      .select()
      .from(challenges)
      .where(isNull(challenges.retiredAt))
      .orderBy(asc(challenges.position)),
    database
      .select()
      .from(achievements)
      .where(isNull(achievements.retiredAt))
      .orderBy(asc(achievements.position)),
  ]);
  const byId = new Map<string, CatalogueCategory>(
    categoryRows.map(({ id, name, description }) => [id, { id, name, description }]),
  );
  const categoryOf = (id: string): CatalogueCategory => {
    const category = byId.get(id);
    if (!category) throw new Error(`Category "${id}" is used and not published.`);
    return category;
  };
  return {
    categories: [...byId.values()],
    lessons: lessonRows.map((row) => ({ ...row, category: categoryOf(row.categoryId) })),
    challenges: challengeRows.map(({ hints, debrief: _debrief, ...row }) => ({
      ...row,
      category: categoryOf(row.categoryId),
      hintCount: hints.length,
    })),
    achievements: achievementRows,
  };
}

/** Reads the published curriculum. It is kept in memory for as long as its revision is the current one. */
export function createCatalogueStore(database: Database): CatalogueStore {
  let known: { revision: string; catalogue: Promise<Catalogue> } | null = null;
  return {
    async load() {
      const [current] = await database.select({ revision: publication.revision }).from(publication);
      const revision = current?.revision ?? '';
      if (known?.revision !== revision) {
        const catalogue = read(database);
        known = { revision, catalogue };
        catalogue.catch(() => (known = null));
      }
      return known.catalogue;
    },

    async hiddenCases(challengeId): Promise<HiddenCases> {
      const rows = await database
        .select()
        .from(challengeCases)
        .where(eq(challengeCases.challengeId, challengeId))
        .orderBy(asc(challengeCases.position));
      const pick = (isPooled: boolean) =>
        rows
          .filter((row) => row.isPooled === isPooled)
          .map(({ name, stdin, expectedStdout }) => ({ name, stdin, expectedStdout }));
      return { fixed: pick(false), pool: pick(true) };
    },
  };
}
