import { and, eq, sql } from 'drizzle-orm';
import type { LineFindRecord, LineFindRepository } from '../services/ports/line-finds.ts';
import { challengeLineFinds } from './curriculum-schema.ts';
import type { Database } from './database.ts';
import { lineMarks } from './workspace-schema.ts';

/** Reads which lines are faulty, and stores which ones learners marked. */
export function createLineFindRepository(database: Database): LineFindRepository {
  return {
    async find(learnerId) {
      const { line, version, isShown } = lineMarks;
      const isOwn = and(
        eq(lineMarks.challengeId, challengeLineFinds.challengeId),
        eq(lineMarks.learnerId, learnerId),
      );
      const rows = await database
        .select({ find: challengeLineFinds, mark: { line, version, isShown } })
        .from(challengeLineFinds)
        .leftJoin(lineMarks, isOwn);
      const records = new Map<string, LineFindRecord>();
      for (const { find, mark } of rows) {
        const { challengeId, ...key } = find;
        const marks = records.get(challengeId)?.marks ?? [];
        records.set(challengeId, { key, marks: mark ? [...marks, mark] : marks });
      }
      return records;
    },

    async mark(learnerId, { challengeId, line, version, isShown }) {
      await database
        .insert(lineMarks)
        .values({ learnerId, challengeId, line, version, isShown })
        .onConflictDoUpdate({
          target: [lineMarks.learnerId, lineMarks.challengeId, lineMarks.line],
          set: { version, isShown, markedAt: sql`now()` },
          setWhere: sql`${lineMarks.version} <> ${version}`,
        });
    },
  };
}
