import { createHash, randomUUID } from 'node:crypto';
import type { Queryable } from '../auth-context.ts';
import type { ProviderTokens } from '../github/git-hub.ts';
import type { ProviderClaims } from '../github/provider-account.ts';
import type { ProofKey } from '../proof-key.ts';
import { sealTokens } from '../github/sealed-tokens.ts';

/** How long a code in a URL is valid, as in hosted Supabase. */
const LIFETIME_SECONDS = 300;
/** Until then, an old code is reported as "expired" instead of "not found". */
const RETENTION_SECONDS = 3600;

/** A sign-in whose browser still has to prove itself. */
export interface FlowState {
  id: string;
  user_id: string;
  proof_key: ProofKey;
  is_expired: boolean;
  /** The authentication method. */
  authentication_method: string;
  /** The provider's tokens, which only the code can decrypt; null without a provider. */
  sealed_provider_tokens: string | null;
  /** The provider's account that the user asked to link; null for a plain sign-in. */
  linked_claims: ProviderClaims | null;
}

/** The user that a code signs in, and related data. */
export interface NewFlowState {
  userId: string;
  proofKey: ProofKey;
  /** As in the claim `amr`. Defaults to `otp`. */
  method?: string;
  providerTokens?: ProviderTokens;
  link?: RequestedLink;
}

/** The provider's account that a user wants to link. */
export interface RequestedLink {
  claims: ProviderClaims;
  /** The requesting session. When it ends, the code is invalid. */
  sessionId: string | null;
}

/** Issues the code that a browser exchanges, together with its proof, for a session. Only its hash is stored. */
export async function insertFlowState(sql: Queryable, state: NewFlowState): Promise<string> {
  const { userId, proofKey, method = 'otp', providerTokens, link } = state;
  const code = randomUUID();
  const sealed = providerTokens && (await sealTokens(providerTokens, code, LIFETIME_SECONDS));
  const claims = link === undefined ? null : JSON.stringify(link.claims);
  await sql`
    delete from auth.flow_state where created_at < now() - make_interval(secs => ${RETENTION_SECONDS})`;
  await sql`
    insert into auth.flow_state (
      auth_code, user_id, code_challenge, code_challenge_method, authentication_method,
      sealed_provider_tokens, linked_claims, linking_session_id
    )
    values (
      ${digest(code)}, ${userId}, ${proofKey.challenge}, ${proofKey.method}, ${method},
      ${sealed ?? null}, ${claims}::text::jsonb, ${link?.sessionId ?? null}
    )`;
  return code;
}

/** Returns the sign-in of a code and locks it until the transaction ends; null if there is none. */
export async function lockFlowState(sql: Queryable, code: string): Promise<FlowState | null> {
  const [state] = await sql<FlowState[]>`
    select id, user_id, authentication_method, sealed_provider_tokens, linked_claims,
      created_at < now() - make_interval(secs => ${LIFETIME_SECONDS}) as is_expired,
      jsonb_build_object('challenge', code_challenge, 'method', code_challenge_method) as proof_key
    from auth.flow_state where auth_code = ${digest(code)} for update`;
  return state ?? null;
}

/** Deletes a sign-in, so that its code works only once. */
export async function deleteFlowState(sql: Queryable, id: string): Promise<void> {
  await sql`delete from auth.flow_state where id = ${id}`;
}

function digest(code: string): string {
  return createHash('sha256').update(code).digest('hex');
}
