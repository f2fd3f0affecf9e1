import { createHash, randomUUID } from 'node:crypto';
import type { Queryable } from '../auth-context.ts';
import type { ProviderTokens } from '../github/git-hub.ts';
import type { ProviderClaims } from '../github/provider-account.ts';
import type { ProofKey } from '../proof-key.ts';
import { sealTokens } from '../github/sealed-tokens.ts';

/** How long a code in an address is good for, as with hosted Supabase. */
const LIFETIME_SECONDS = 300;
/** Until then, the error for an old code is "expired" instead of "not found". */
const KEPT_SECONDS = 3600;

/** A sign-in that waits for its browser to prove itself. */
export interface FlowState {
  id: string;
  user_id: string;
  proof_key: ProofKey;
  is_expired: boolean;
  /** How the user proved who they are. */
  authentication_method: string;
  /** The provider's own tokens, which only the code opens; null without a provider. */
  sealed_provider_tokens: string | null;
  /** The provider's account that the user asked to link; null for a plain sign-in. */
  linked_claims: ProviderClaims | null;
}

/** Whom a code signs in, and what else it brings. */
export interface NewFlowState {
  userId: string;
  proofKey: ProofKey;
  /** As in the claim `amr`. Defaults to `otp`. */
  method?: string;
  providerTokens?: ProviderTokens;
  link?: RequestedLink;
}

/** The account at a provider that a user asked to link. */
export interface RequestedLink {
  claims: ProviderClaims;
  /** Who asked: when this session ends, the code is void. */
  sessionId: string | null;
}

/** Issues the code that a browser trades, together with its proof, for a session. Only its hash is kept. */
export async function insertFlowState(sql: Queryable, state: NewFlowState): Promise<string> {
  const { userId, proofKey, method = 'otp', providerTokens, link } = state;
  const code = randomUUID();
  const sealed = providerTokens && (await sealTokens(providerTokens, code, LIFETIME_SECONDS));
  const claims = link === undefined ? null : JSON.stringify(link.claims);
  await sql`
    delete from auth.flow_state where created_at < now() - make_interval(secs => ${KEPT_SECONDS})`;
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

/** The sign-in that a code stands for, locked until the transaction ends; null when there is none. */
export async function lockFlowState(sql: Queryable, code: string): Promise<FlowState | null> {
  const [state] = await sql<FlowState[]>`
    select id, user_id, authentication_method, sealed_provider_tokens, linked_claims,
      created_at < now() - make_interval(secs => ${LIFETIME_SECONDS}) as is_expired,
      jsonb_build_object('challenge', code_challenge, 'method', code_challenge_method) as proof_key
    from auth.flow_state where auth_code = ${digest(code)} for update`;
  return state ?? null;
}

/** Removes a sign-in: a code works once. */
export async function deleteFlowState(sql: Queryable, id: string): Promise<void> {
  await sql`delete from auth.flow_state where id = ${id}`;
}

function digest(code: string): string {
  return createHash('sha256').update(code).digest('hex');
}
