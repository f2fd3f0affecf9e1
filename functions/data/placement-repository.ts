import { and, desc, eq, getTableColumns } from 'drizzle-orm';
import type {
  PlacementAttempt,
  PlacementRepository,
  PlacementTransaction,
} from '../services/ports/placement.ts';
import type { Database, Queries } from './database.ts';
import { placementAttempts, provedLessons } from './placement-schema.ts';

const { learnerId: _learnerId, ...ATTEMPT } = getTableColumns(placementAttempts);

async function findAttempt(
  queries: Queries,
  learnerId: string,
  id: string,
): Promise<PlacementAttempt | null> {
  const [row] = await queries
    .select(ATTEMPT)
    .from(placementAttempts)
    .where(and(eq(placementAttempts.learnerId, learnerId), eq(placementAttempts.id, id)));
  return row ?? null;
}

/** Creates the reads and writes of a transaction that holds the lock on a learner's profile. */
export function placementWrites(queries: Queries, learnerId: string): PlacementTransaction {
  const { placementId: of, day } = placementAttempts;
  return {
    placementAttempt: (id) => findAttempt(queries, learnerId, id),

    async latestPlacement(placementId) {
      const [row] = await queries
        .select(ATTEMPT)
        .from(placementAttempts)
        .where(and(eq(placementAttempts.learnerId, learnerId), eq(of, placementId)))
        .orderBy(desc(day))
        .limit(1);
      return row ?? null;
    },

    async storePlacement({ items, ...attempt }) {
      const row = { learnerId, ...attempt, items: [...items] };
      await queries
        .insert(placementAttempts)
        .values(row)
        .onConflictDoUpdate({ target: placementAttempts.id, set: { items: row.items } });
    },

    async recordProof(lessonIds, provedAt) {
      if (lessonIds.length === 0) return;
      const rows = lessonIds.map((lessonId) => ({ learnerId, lessonId, provedAt }));
      await queries.insert(provedLessons).values(rows).onConflictDoNothing();
    },
  };
}

/** Reads attempts to prove modules and lessons. */
export function createPlacementRepository(database: Database): PlacementRepository {
  return {
    find: (learnerId, id) => findAttempt(database, learnerId, id),

    latest: (learnerId) =>
      database
        .selectDistinctOn([placementAttempts.placementId], ATTEMPT)
        .from(placementAttempts)
        .where(eq(placementAttempts.learnerId, learnerId))
        .orderBy(placementAttempts.placementId, desc(placementAttempts.day)),
  };
}
