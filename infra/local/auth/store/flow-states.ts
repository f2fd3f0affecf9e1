import { randomUUID } from 'node:crypto';
import type { Queryable } from '../auth-context.ts';
import type { ProofKey } from '../proof-key.ts';

/** How long a code in an address is good for, as with hosted Supabase. */
const LIFETIME_SECONDS = 300;

/** A sign-in that waits for its browser to prove itself. */
export interface FlowState {
  id: string;
  user_id: string;
  proof_key: ProofKey;
  is_expired: boolean;
}

/** Issues the code that a browser trades, together with its proof, for a session. */
export async function insertFlowState(
  sql: Queryable,
  { userId, proofKey }: { userId: string; proofKey: ProofKey },
): Promise<string> {
  const code = randomUUID();
  await sql`
    insert into auth.flow_state (auth_code, user_id, code_challenge, code_challenge_method)
    values (${code}, ${userId}, ${proofKey.challenge}, ${proofKey.method})`;
  return code;
}

/** The sign-in that a code stands for, locked until the transaction ends; null when there is none. */
export async function lockFlowState(sql: Queryable, code: string): Promise<FlowState | null> {
  const [state] = await sql<FlowState[]>`
    select id, user_id, created_at < now() - make_interval(secs => ${LIFETIME_SECONDS}) as is_expired,
      jsonb_build_object('challenge', code_challenge, 'method', code_challenge_method) as proof_key
    from auth.flow_state where auth_code = ${code} for update`;
  return state ?? null;
}

/** Removes a sign-in: a code works once. */
export async function deleteFlowState(sql: Queryable, id: string): Promise<void> {
  await sql`delete from auth.flow_state where id = ${id}`;
}
