import { createHash, randomBytes, randomInt } from 'node:crypto';
import type { Queryable } from '../auth-context.ts';
import type { ProofKey } from '../proof-key.ts';

/** How long a mailed token is good for, as with hosted Supabase. */
const LIFETIME_SECONDS = 3600;
/** A code has a million values: guessing must end long before it gets anywhere. */
const MAX_ATTEMPTS = 5;
const CODE_DIGITS = 6;

/** The secrets that go into a mail. Only their hashes are kept. */
export interface OneTimeToken {
  /** For the link; 256 random bits. */
  token: string;
  /** For typing; six digits. */
  code: string;
}

/** Whose address a mail confirms, and the browser that its link shall sign in. */
export interface Confirmation {
  userId: string;
  email: string;
  /** Null when the link signs in whatever browser opens it. */
  proofKey: ProofKey | null;
}

/** Issues the token that confirms an e-mail address; an earlier one is void. */
export async function issueConfirmationToken(
  sql: Queryable,
  { userId, email, proofKey }: Confirmation,
): Promise<OneTimeToken> {
  const token = randomBytes(32).toString('hex');
  const code = String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0');
  // Asking for another mail must not buy more guesses.
  await sql`
    insert into auth.one_time_tokens as t
      (user_id, token_type, token_hash, code_hash, relates_to, code_challenge, code_challenge_method)
    values (
      ${userId}, 'confirmation_token', ${digest(token)}, ${digest(email + code)}, ${email},
      ${proofKey?.challenge ?? null}, ${proofKey?.method ?? null}
    )
    on conflict (user_id, token_type) do update set
      token_hash = excluded.token_hash, code_hash = excluded.code_hash, relates_to = excluded.relates_to,
      code_challenge = excluded.code_challenge, code_challenge_method = excluded.code_challenge_method,
      attempts = case when ${isFresh(sql)} then t.attempts else 0 end, created_at = now()`;
  return { token, code };
}

/** Uses up the token of a link; null when it is unknown, used or too old. */
export async function consumeToken(
  sql: Queryable,
  token: string,
): Promise<Omit<Confirmation, 'email'> | null> {
  const [used] = await sql<{ user_id: string; proof_key: ProofKey | null }[]>`
    delete from auth.one_time_tokens t where t.token_hash = ${digest(token)} and ${isFresh(sql)}
    returning t.user_id, case when t.code_challenge is not null then
      jsonb_build_object('challenge', t.code_challenge, 'method', t.code_challenge_method)
    end as proof_key`;
  return used === undefined ? null : { userId: used.user_id, proofKey: used.proof_key };
}

/** Uses up the code of a mail; null when it is wrong, used, too old or was guessed at, else the user's id. */
export async function consumeCode(
  sql: Queryable,
  { email, code }: { email: string; code: string },
): Promise<string | null> {
  // Counting first, in one statement: guesses made at once must not pass together.
  const [tried] = await sql<{ id: string; is_right: boolean }[]>`
    update auth.one_time_tokens t set attempts = t.attempts + 1
    where t.relates_to = ${email} and t.attempts < ${MAX_ATTEMPTS} and ${isFresh(sql)}
    returning t.id, t.code_hash = ${digest(email + code)} as is_right`;
  if (tried?.is_right !== true) return null;
  const [used] = await sql<{ user_id: string }[]>`
    delete from auth.one_time_tokens where id = ${tried.id} returning user_id`;
  return used?.user_id ?? null;
}

function isFresh(sql: Queryable): ReturnType<Queryable> {
  return sql`t.created_at > now() - make_interval(secs => ${LIFETIME_SECONDS})`;
}

function digest(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}
