import { count, eq, sql } from 'drizzle-orm';
import type { HintRepository, HintRung } from '../services/ports/ports.ts';
import type { Database } from './database.ts';
import { hintReveals } from './schema.ts';

/** The insert checks that the previous hint is revealed. There are never gaps, so counting the rows is enough. */
async function reveal(
  database: Database,
  learnerId: string,
  { challengeId, rung }: HintRung,
): Promise<boolean> {
  await database.execute(sql`
    insert into app.hint_reveals (learner_id, challenge_id, rung)
    select ${learnerId}::uuid, ${challengeId}, ${rung}::integer
    where ${rung}::integer = 1 or exists (
      select from app.hint_reveals as lower
      where lower.learner_id = ${learnerId}::uuid
        and lower.challenge_id = ${challengeId}
        and lower.rung = ${rung}::integer - 1
    )
    on conflict do nothing
  `);
  const rows = await database.execute(sql`
    select from app.hint_reveals
    where learner_id = ${learnerId}::uuid and challenge_id = ${challengeId} and rung = ${rung}::integer
  `);
  return rows.length > 0;
}

/** Reads and writes which hints are revealed. */
export function createHintRepository(database: Database): HintRepository {
  return {
    async revealedCounts(learnerId) {
      const rows = await database
        .select({ challengeId: hintReveals.challengeId, revealed: count() })
        .from(hintReveals)
        .where(eq(hintReveals.learnerId, learnerId))
        .groupBy(hintReveals.challengeId);
      return new Map(rows.map(({ challengeId, revealed }) => [challengeId, revealed]));
    },
    reveal: (learnerId, rung) => reveal(database, learnerId, rung),
  };
}
