import { createHash, randomBytes, randomInt } from 'node:crypto';
import type { Queryable } from '../auth-context.ts';
import type { ProofKey } from '../proof-key.ts';

/** How long an emailed token is valid, as in hosted Supabase. */
const LIFETIME_SECONDS = 3600;
/** A code has a million values, so guessing must end long before it could succeed. */
const MAX_ATTEMPTS = 5;
const CODE_DIGITS = 6;
/** Marks tokens of a PKCE flow, even if nothing else is known about them. */
const PKCE_PREFIX = 'pkce_';

/** The types of tokens, with GoTrue's names. An account has at most one of each. */
export type TokenType =
  | 'confirmation_token'
  | 'recovery_token'
  | 'email_change_token_current'
  | 'email_change_token_new'
  | 'reauthentication_token';

/** The secrets in an email. Only their hashes are stored. */
export interface OneTimeToken {
  /** For the link; 256 random bits. */
  token: string;
  /** For typing; six digits. */
  code: string;
}

/** The recipient of a token. */
export interface Addressee {
  /** Null for an unknown account: the same work is done, but nothing is issued. */
  userId: string | null;
  /** The address that the token is sent to. */
  email: string;
  /** The browser that the link signs in; null if it signs in any browser. */
  proofKey: ProofKey | null;
}

/** A token that was just used. */
export interface UsedToken {
  type: TokenType;
  userId: string;
  proofKey: ProofKey | null;
}

/** Issues a token and invalidates an earlier one of its type. */
export async function issueToken(
  sql: Queryable,
  type: TokenType,
  { userId, email, proofKey }: Addressee,
): Promise<OneTimeToken> {
  const prefix = proofKey === null ? '' : PKCE_PREFIX;
  const token = prefix + randomBytes(32).toString('hex');
  const code = String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0');
  // Requesting another email must not allow more guesses.
  await sql`
    insert into auth.one_time_tokens as t
      (user_id, token_type, token_hash, code_hash, relates_to, code_challenge, code_challenge_method)
    select u.id, ${type}, ${digest(token)}, ${digest(email + code)}, ${email},
      ${proofKey?.challenge ?? null}, ${proofKey?.method ?? null}
    from auth.users u where u.id = ${userId}::uuid
    on conflict (user_id, token_type) do update set
      token_hash = excluded.token_hash, code_hash = excluded.code_hash, relates_to = excluded.relates_to,
      code_challenge = excluded.code_challenge, code_challenge_method = excluded.code_challenge_method,
      attempts = case when ${isFresh(sql)} then t.attempts else 0 end, created_at = now()`;
  return { token, code };
}

/** Checks whether a token belongs to a PKCE flow, so that its link returns a code. */
export function isForProof(token: string): boolean {
  return token.startsWith(PKCE_PREFIX);
}

/**
 * Counts a guess at the code in an email.
 *
 * @returns the ID of its token; null if the code is wrong, used, expired or was guessed too often
 */
export async function findByCode(
  sql: Queryable,
  types: readonly TokenType[],
  { email, code }: { email: string; code: string },
): Promise<string | null> {
  // Counts first, in a single statement, so that concurrent guesses can't exceed the limit.
  const tried = await sql<{ id: string; is_right: boolean }[]>`
    update auth.one_time_tokens t set attempts = t.attempts + 1
    where t.relates_to = ${email} and t.token_type = any(${[...types]})
      and t.attempts < ${MAX_ATTEMPTS} and ${isFresh(sql)}
    returning t.id, t.code_hash = ${digest(email + code)} as is_right`;
  return tried.find(({ is_right: isRight }) => isRight)?.id ?? null;
}

/**
 * Uses up a token and locks its account until the transaction ends, so that only one of two concurrent uses succeeds.
 *
 * @param by the secret of the link in an email, or the ID that belongs to its code
 * @returns null if it is unknown, of another type, used or expired
 */
export async function consumeToken(
  sql: Queryable,
  types: readonly TokenType[],
  by: { token: string } | { id: string },
): Promise<UsedToken | null> {
  const matches = 'id' in by ? sql`t.id = ${by.id}` : sql`t.token_hash = ${digest(by.token)}`;
  // Lock an account before its tokens, always in this order, to avoid deadlocks.
  await sql`
    select from auth.users where id = (select t.user_id from auth.one_time_tokens t where ${matches})
    for no key update`;
  const [used] = await sql<{ type: TokenType; user_id: string; proof_key: ProofKey | null }[]>`
    delete from auth.one_time_tokens t
    where ${matches} and t.token_type = any(${[...types]}) and ${isFresh(sql)}
    returning t.token_type as type, t.user_id, case when t.code_challenge is not null then
      jsonb_build_object('challenge', t.code_challenge, 'method', t.code_challenge_method)
    end as proof_key`;
  if (used === undefined) return null;
  return { type: used.type, userId: used.user_id, proofKey: used.proof_key };
}

/** Invalidates tokens of an account: all of them, or those of some types. */
export async function deleteTokens(
  sql: Queryable,
  userId: string,
  types: readonly TokenType[] | null = null,
): Promise<void> {
  await sql`
    delete from auth.one_time_tokens where user_id = ${userId}
      and (${types === null} or token_type = any(${[...(types ?? [])]}))`;
}

function isFresh(sql: Queryable): ReturnType<Queryable> {
  return sql`t.created_at > now() - make_interval(secs => ${LIFETIME_SECONDS})`;
}

function digest(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}
