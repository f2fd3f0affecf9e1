import { createHash, randomUUID } from 'node:crypto';
import type { Queryable } from '../auth-context.ts';
import { AuthError } from '../auth-error.ts';
import type { ProofKey } from '../proof-key.ts';

/** How long a user may take to consent at GitHub. */
const LIFETIME_SECONDS = 600;
/** Until then, an old state is reported as "expired" instead of "not found". */
const RETENTION_SECONDS = 3600;

/** A browser that was redirected to a provider and is expected back. */
export interface OAuthState {
  /** The URL that it is finally redirected to. */
  redirect_to: string;
  /** Null in the implicit flow. */
  proof_key: ProofKey | null;
  /** The user to link the provider's account to; null for a plain sign-in. */
  linking_user_id: string | null;
  /** The session that requested the link. When it ends, this state is invalid. */
  linking_session_id: string | null;
  /** SHA-256 of the browser's cookie; null in the PKCE flow. */
  browser_hash: string | null;
}

/** Stores a browser that is redirected to a provider. @returns the secret it must bring back; only its hash is stored */
export async function insertOAuthState(sql: Queryable, state: OAuthState): Promise<string> {
  const secret = randomUUID();
  const { proof_key: proofKey } = state;
  await sql`
    delete from auth.oauth_states where created_at < now() - make_interval(secs => ${RETENTION_SECONDS})`;
  await sql`
    insert into auth.oauth_states (
      state_hash, redirect_to, code_challenge, code_challenge_method,
      linking_user_id, linking_session_id, browser_hash
    )
    values (
      ${digest(secret)}, ${state.redirect_to}, ${proofKey?.challenge ?? null}, ${proofKey?.method ?? null},
      ${state.linking_user_id}, ${state.linking_session_id}, ${state.browser_hash}
    )`;
  return secret;
}

/**
 * Finds the state of a returning browser. Works once.
 *
 * @throws {AuthError} bad_oauth_state, or flow_state_already_used
 */
export async function takeOAuthState(sql: Queryable, secret: string): Promise<OAuthState> {
  // A single statement, so that only one of two concurrent requests succeeds.
  const [taken] = await sql<OAuthState[]>`
    update auth.oauth_states set used_at = now()
    where state_hash = ${digest(secret)} and used_at is null and ${isFresh(sql)}
    returning redirect_to, linking_user_id, linking_session_id, browser_hash, ${proofKey(sql)}`;
  if (taken !== undefined) return taken;
  const [found] = await sql<{ is_used: boolean }[]>`
    select used_at is not null and code_challenge is not null as is_used
    from auth.oauth_states where state_hash = ${digest(secret)}`;
  if (found === undefined) throw badState('OAuth state not found or expired');
  if (!found.is_used) throw badState('OAuth state has expired');
  throw new AuthError(
    { status: 400, code: 'flow_state_already_used' },
    'State has already been used',
  );
}

/** Returns the browser that is expected back with a secret; null if there is none. */
export async function findOAuthState(sql: Queryable, secret: string): Promise<OAuthState | null> {
  const [found] = await sql<OAuthState[]>`
    select redirect_to, linking_user_id, linking_session_id, browser_hash, ${proofKey(sql)}
    from auth.oauth_states
    where state_hash = ${digest(secret)} and used_at is null and ${isFresh(sql)}`;
  return found ?? null;
}

function badState(message: string): AuthError {
  return new AuthError({ status: 400, code: 'bad_oauth_state' }, message);
}

function isFresh(sql: Queryable): ReturnType<Queryable> {
  return sql`created_at > now() - make_interval(secs => ${LIFETIME_SECONDS})`;
}

function proofKey(sql: Queryable): ReturnType<Queryable> {
  return sql`case when code_challenge is not null then
    jsonb_build_object('challenge', code_challenge, 'method', code_challenge_method)
  end as proof_key`;
}

function digest(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}
