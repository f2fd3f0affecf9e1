import {
  ACCESS_TOKEN_LIFETIMES,
  accessTokenNameError,
  type AccessTokenScope,
  hasAccessTokenForm,
  isAccessTokenLifetime,
  MAX_ACCESS_TOKENS,
} from '../../domain/access-token.ts';
import { AppError } from '../../domain/app-error.ts';
import type { AccessToken } from './ports/accounts.ts';
import type { Ports } from './ports/ports.ts';
import type { AccessTokenIdentity } from './ports/records.ts';
import { NEW_ACCESS_TOKENS, takeTokens } from './rate-limits.ts';
import {
  requireAccountHolder,
  requireFreshSignIn,
  requirePermanent,
  type RequestContext,
} from './request-context.ts';

const DAY_MS = 86_400_000;

/** An access token as the learner sees it. */
export interface AccessTokenView extends AccessToken {
  isExpired: boolean;
}

interface NewAccessTokenInput {
  name: string;
  scope: AccessTokenScope;
  lifetimeDays: number;
}

function requireInput({ name, lifetimeDays }: NewAccessTokenInput): void {
  const error = accessTokenNameError(name);
  if (error) throw new AppError('INVALID_INPUT', error);
  if (isAccessTokenLifetime(lifetimeDays)) return;
  const days = new Intl.ListFormat('en', { type: 'disjunction' }).format(
    ACCESS_TOKEN_LIFETIMES.map(String),
  );
  throw new AppError(
    'INVALID_INPUT',
    `An access token can be valid for ${days} days; got ${lifetimeDays}.`,
  );
}

async function create(
  ports: Ports,
  context: RequestContext,
  input: NewAccessTokenInput,
): Promise<{ accessToken: AccessTokenView; token: string }> {
  const { account, learner } = await requireAccountHolder(context);
  requirePermanent(learner);
  requireInput(input);
  const createdAt = ports.now();
  requireFreshSignIn(account, createdAt);
  await takeTokens(ports, context, NEW_ACCESS_TOKENS);
  const expiresAt = new Date(createdAt.getTime() + input.lifetimeDays * DAY_MS);
  const token = { name: input.name.trim(), scope: input.scope, createdAt, expiresAt };
  const created = await ports.accessTokens.create(learner.id, token, MAX_ACCESS_TOKENS);
  if (created) {
    await ports.notices.accessTokenCreated(account.email, created.accessToken);
    return { accessToken: { ...created.accessToken, isExpired: false }, token: created.text };
  }
  throw new AppError(
    'CONFLICT',
    `You have ${MAX_ACCESS_TOKENS} access tokens, which is the limit. Revoke one that you don't need.`,
  );
}

async function list(ports: Ports, context: RequestContext): Promise<AccessTokenView[]> {
  const { learner } = await requireAccountHolder(context);
  const now = ports.now();
  const found = await ports.accessTokens.list(learner.id);
  return found.map((token) => ({ ...token, isExpired: token.expiresAt <= now }));
}

/**
 * Creates the use cases for access tokens, which let a learner's programs call the APIs. Managing them requires a
 * session, so that a leaked access token can't create another one.
 */
export function createAccessTokenService(ports: Ports) {
  return {
    /** Lists the learner's access tokens, newest first. @throws {AppError} UNAUTHENTICATED, FORBIDDEN with an access token */
    list: (context: RequestContext) => list(ports, context),

    /**
     * Creates an access token, tells the owner by email, and returns its text, which isn't stored.
     *
     * @throws {AppError} FORBIDDEN for an anonymous learner, INVALID_INPUT, REAUTHENTICATION_REQUIRED unless the learner signed in within ten minutes,
     * RATE_LIMITED, CONFLICT if the learner has the maximum, and as `list`
     */
    create: (context: RequestContext, input: NewAccessTokenInput) => create(ports, context, input),

    /**
     * Revokes a token immediately.
     *
     * @returns the revoked token; null if the learner has no token with that id
     * @throws {AppError} as `list`
     */
    async revoke(context: RequestContext, id: string): Promise<AccessTokenView | null> {
      const { learner } = await requireAccountHolder(context);
      const revoked = await ports.accessTokens.revoke(learner.id, id);
      return revoked && { ...revoked, isExpired: revoked.expiresAt <= ports.now() };
    },

    /** Returns the identity behind an access token; null if it is unknown, revoked or expired. */
    authenticate: async (text: string): Promise<AccessTokenIdentity | null> => {
      const owner = hasAccessTokenForm(text)
        ? await ports.accessTokens.use(text, ports.now())
        : null;
      if (!owner) return null;
      const { id: tokenId, learnerId: id, scope } = owner;
      return { credential: 'access-token', id, tokenId, scope };
    },
  };
}
