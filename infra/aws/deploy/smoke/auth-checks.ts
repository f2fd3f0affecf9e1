import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import type { Check, Site } from './check.ts';
import { findWrongStart } from './site.ts';

const publicConfig = z.object({ supabaseUrl: z.url(), supabaseAnonKey: z.string().min(1) });
const keySet = z.object({ keys: z.array(z.unknown()) });
const viewer = z.object({ data: z.object({ viewer: z.unknown() }).nullish() });

/** Checks of authentication. */
export const AUTH_CHECKS: readonly Check[] = [
  { name: 'The auth service that pages are sent to publishes its keys', findFault: findNoKeys },
  { name: 'A forged token is rejected', findFault: findForgedEntry },
];

async function findNoKeys(site: Site): Promise<string | null> {
  const response = await site.ask('/config.json');
  const wrong = findWrongStart(response, { status: 200, type: 'application/json' });
  if (wrong !== null) return wrong;
  const { data } = publicConfig.safeParse(await response.json());
  if (data === undefined) return '/config.json does not name an auth service.';
  const address = `${data.supabaseUrl}/auth/v1/.well-known/jwks.json`;
  const answer = await site.ask(address);
  if (answer.status !== 200) return `${address} returned ${answer.status}.`;
  return keySet.safeParse(await answer.json()).success ? null : `${address} is not a key set.`;
}

async function findForgedEntry(site: Site): Promise<string | null> {
  const authorization = `Bearer ${forgeToken(site.siteUrl)}`;
  const graphql = await site.ask('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization },
    body: JSON.stringify({ query: '{ viewer { __typename } }' }),
  });
  const entered = viewer.safeParse(await graphql.json()).data?.data?.viewer;
  if (entered !== null && entered !== undefined) return 'GraphQL accepts a forged token.';
  const { status } = await site.ask('/api/auth/profile', { headers: { authorization } });
  return status === 401 ? null : `REST returned ${status} for a forged token, not 401.`;
}

/** Creates a token with a random signature. */
function forgeToken(issuer: string): string {
  const header = { alg: 'HS256', typ: 'JWT' };
  const claims = {
    iss: `${issuer}/auth/v1`,
    sub: '00000000-0000-4000-8000-000000000000',
    aud: 'authenticated',
    role: 'authenticated',
    exp: Math.floor(Date.now() / 1_000) + 300,
  };
  const parts = [header, claims].map((part) => Buffer.from(JSON.stringify(part)));
  return [...parts, randomBytes(32)].map((part) => part.toString('base64url')).join('.');
}
