import { randomUUID } from 'node:crypto';
import type { Sql } from 'postgres';

/** A learner in the filled database, with an open session at the auth server. */
export interface BenchLearner {
  id: string;
  sessionId: string;
}

/**
 * Returns an SQL expression for the id of the learner with a number. The ids are as scattered as those of real
 * accounts, so that related rows aren't stored next to each other by accident.
 *
 * @param number an SQL expression
 */
export function learnerIdOf(number: string): string {
  return `overlay(overlay(md5((${number})::text) placing '4' from 13) placing '8' from 17)::uuid`;
}

/** Signs in the learners with the lowest numbers: creates their accounts and sessions. */
export async function signIn(sql: Sql, count: number): Promise<BenchLearner[]> {
  const learners = await sql<{ id: string }[]>`
    select ${sql.unsafe(learnerIdOf('n'))} as id from generate_series(1, ${count}::int) as n order by n`;
  const signedIn = learners.map(({ id }) => ({ id, sessionId: randomUUID() }));
  await sql.begin(async (transaction) => {
    await transaction`set local session_replication_role = replica`;
    await transaction`
      insert into auth.users ${transaction(signedIn.map(({ id }) => ({ id, email: addressOf(id) })))}`;
    await transaction`
      insert into auth.sessions ${transaction(signedIn.map(({ id, sessionId }) => ({ id: sessionId, user_id: id })))}`;
  });
  return signedIn;
}

/** Returns the e-mail address of a learner in the filled database. */
export function addressOf(id: string): string {
  return `${id}@example.test`;
}
