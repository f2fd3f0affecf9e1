import { and, asc, eq, isNull } from 'drizzle-orm';
import type {
  Catalogue,
  CatalogueCategory,
  FeedbackKey,
  HiddenCases,
} from '../services/ports/catalogue.ts';
import type { CatalogueRepository } from '../services/ports/ports.ts';
import type { Database } from './database.ts';
import {
  achievements,
  categories,
  challengeCases,
  challengeMistakes,
  challenges,
  challengeSolutions,
  exercises,
  lessons,
  practiceCases,
  publication,
} from './curriculum-schema.ts';

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
    if (!category) throw new Error(`Category "${id}" is used but not published.`);
    return category;
  };
  return {
    categories: [...byId.values()],
    lessons: lessonRows.map((row) => ({ ...row, category: categoryOf(row.categoryId) })),
    challenges: challengeRows.map((row) => ({ ...row, category: categoryOf(row.categoryId) })),
    achievements: achievementRows,
  };
}

async function readFeedbackKey(database: Database, challengeId: string): Promise<FeedbackKey> {
  const [mistakes, solutions, practice] = await Promise.all([
    database
      .select()
      .from(challengeMistakes)
      .where(eq(challengeMistakes.challengeId, challengeId))
      .orderBy(asc(challengeMistakes.position)),
    database
      .select()
      .from(challengeSolutions)
      .where(eq(challengeSolutions.challengeId, challengeId))
      .orderBy(asc(challengeSolutions.position)),
    database
      .select()
      .from(practiceCases)
      .where(eq(practiceCases.challengeId, challengeId))
      .orderBy(asc(practiceCases.position)),
  ]);
  return {
    mistakes: mistakes.map(({ name, advice, look, digests }) => ({ name, advice, look, digests })),
    solutions: solutions.map(({ title, why, code }) => ({ title, why, code })),
    practiceCases: practice.map(({ size, stdin, expectedStdout }) => ({
      size,
      stdin,
      expectedStdout,
    })),
  };
}

/** How long the current revision is cached before it is checked again, in milliseconds. */
const FRESH_MS = 1_000;

interface Known {
  revision: string;
  catalogue: Promise<Catalogue>;
  /** When it was last known to be current. */
  atMs: number;
}

/**
 * Reads the published curriculum and caches it in memory while its revision is current. The revision is checked at most
 * once a second. Nearly every request needs the curriculum, but it changes only a few times a month.
 */
export function createCatalogueRepository(
  database: Database,
  { freshMs } = { freshMs: FRESH_MS },
): CatalogueRepository {
  let known: Known | null = null;
  const isFresh = ({ atMs }: Known): boolean => performance.now() - atMs < freshMs;
  return {
    async load() {
      if (known && isFresh(known)) return known.catalogue;
      const atMs = performance.now();
      const [current] = await database.select({ revision: publication.revision }).from(publication);
      const revision = current?.revision ?? '';
      if (known?.revision !== revision) {
        const catalogue = read(database);
        known = { revision, catalogue, atMs };
        catalogue.catch(() => (known = null));
      }
      known.atMs = atMs;
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

    feedbackKey: (challengeId) => readFeedbackKey(database, challengeId),

    async exerciseKey(lessonId, exerciseId) {
      const [row] = await database
        .select({ key: exercises.key })
        .from(exercises)
        .where(and(eq(exercises.lessonId, lessonId), eq(exercises.id, exerciseId)));
      return row?.key ?? null;
    },
  };
}
