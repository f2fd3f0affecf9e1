import { and, asc, eq, getTableColumns, isNull, sql } from 'drizzle-orm';
import type { ExerciseKey } from '../../domain/exercise.ts';
import type {
  Catalogue,
  CatalogueCategory,
  FeedbackKey,
  HiddenCases,
  PublishedSolution,
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
  lessonTimes,
  practiceCases,
  publication,
} from './curriculum-schema.ts';

/** Null for a lesson without measured times. */
const MEASURED_MINUTES = {
  median: lessonTimes.medianMinutes,
  lowerQuartile: lessonTimes.lowerQuartileMinutes,
  upperQuartile: lessonTimes.upperQuartileMinutes,
};

/** The week in which lessons were measured; null if none is measured. */
const MEASURED_WEEK = sql<string | null>`(select max(measured_week) from ${lessonTimes})`;

/** Identifies the published curriculum with its measured times. */
async function readVersion(database: Database): Promise<string> {
  const [published] = await database
    .select({ revision: publication.revision, week: MEASURED_WEEK })
    .from(publication);
  return published ? `${published.revision} ${published.week ?? ''}` : '';
}

async function read(database: Database): Promise<Catalogue> {
  const [categoryRows, lessonRows, challengeRows, achievementRows] = await Promise.all([
    database
      .select()
      .from(categories)
      .where(isNull(categories.retiredAt))
      .orderBy(asc(categories.position)),
    database
      .select({ ...getTableColumns(lessons), measuredMinutes: MEASURED_MINUTES })
      .from(lessons)
      .leftJoin(lessonTimes, eq(lessonTimes.lessonId, lessons.id))
      .where(isNull(lessons.retiredAt))
      .orderBy(asc(lessons.position)),
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
  const [mistakes, practice] = await Promise.all([
    database
      .select()
      .from(challengeMistakes)
      .where(eq(challengeMistakes.challengeId, challengeId))
      .orderBy(asc(challengeMistakes.position)),
    database
      .select()
      .from(practiceCases)
      .where(eq(practiceCases.challengeId, challengeId))
      .orderBy(asc(practiceCases.position)),
  ]);
  return {
    mistakes: mistakes.map(({ name, advice, look, digests }) => ({ name, advice, look, digests })),
    practiceCases: practice.map(({ size, stdin, expectedStdout }) => ({
      size,
      stdin,
      expectedStdout,
    })),
  };
}

type Solutions = ReadonlyMap<string, readonly PublishedSolution[]>;

async function readSolutions(database: Database): Promise<Solutions> {
  const rows = await database
    .select()
    .from(challengeSolutions)
    .orderBy(asc(challengeSolutions.challengeId), asc(challengeSolutions.position));
  const grouped = Map.groupBy(rows, ({ challengeId }) => challengeId);
  return new Map(
    [...grouped].map(([id, own]) => [
      id,
      own.map(({ title, why, code }) => ({ title, why, code })),
    ]),
  );
}

async function readExerciseKey(
  database: Database,
  lessonId: string,
  exerciseId: string,
): Promise<ExerciseKey | null> {
  const [row] = await database
    .select({ key: exercises.key })
    .from(exercises)
    .where(and(eq(exercises.lessonId, lessonId), eq(exercises.id, exerciseId)));
  return row?.key ?? null;
}

/** How long the current version is cached before it is checked again, in milliseconds. */
const FRESH_MS = 1_000;

interface Known {
  version: string;
  catalogue: Promise<Catalogue>;
  /** Null until somebody may see some. */
  solutions: Promise<Solutions> | null;
  /** When it was last known to be current. */
  atMs: number;
}

/**
 * Reads the published curriculum with the measured times, and caches it in memory while its version is current. The
 * version is checked at most once a second. Nearly every request needs the curriculum, but it changes only a few times
 * a month.
 */
export function createCatalogueRepository(
  database: Database,
  { freshMs } = { freshMs: FRESH_MS },
): CatalogueRepository {
  let known: Known | null = null;
  const isFresh = ({ atMs }: Known): boolean => performance.now() - atMs < freshMs;
  async function current(): Promise<Known> {
    if (known && isFresh(known)) return known;
    const atMs = performance.now();
    const version = await readVersion(database);
    if (known?.version !== version) {
      const catalogue = read(database);
      known = { version, catalogue, solutions: null, atMs };
      catalogue.catch(() => (known = null));
    }
    known.atMs = atMs;
    return known;
  }
  return {
    load: async () => (await current()).catalogue,

    async solutions() {
      const of = await current();
      of.solutions ??= readSolutions(database);
      of.solutions.catch(() => (of.solutions = null));
      return of.solutions;
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

    exerciseKey: (...ids) => readExerciseKey(database, ...ids),
  };
}
