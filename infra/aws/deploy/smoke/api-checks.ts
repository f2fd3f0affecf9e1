import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { type Check, findWrongStart, type Site } from './site.ts';

const publicConfig = z.object({ supabaseUrl: z.url(), supabaseAnonKey: z.string().min(1) });
const keySet = z.object({ keys: z.array(z.unknown()) });
const viewer = z.object({ data: z.object({ viewer: z.unknown() }).nullish() });

/** Checks of authentication. */
const AUTH_CHECKS: readonly Check[] = [
  { name: 'The auth service that pages are sent to publishes its keys', findProblem: findNoKeys },
  { name: 'A forged token is rejected', findProblem: findForgedEntry },
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

const JSON_TYPE = 'application/json';

const challenges = z.object({ data: z.object({ challenges: z.array(z.unknown()) }) });
const health = z.object({ checks: z.record(z.string(), z.string()) });
const engine = z.object({
  sandbox: z.object({ engine: z.string(), reason: z.string() }).nullable(),
});
const openApi = z.object({ openapi: z.string(), paths: z.record(z.string(), z.unknown()) });

/** Checks of the API. */
export const API_CHECKS: readonly Check[] = [
  { name: 'Database, auth and execution are healthy', findProblem: findUnhealthyPart },
  {
    name: 'The engine that runs programs is known',
    findProblem: async (site) =>
      (await readEngine(site)) === null ? '/api/health does not name the engine.' : null,
    note: async (site) => {
      const found = await readEngine(site);
      return `${found?.engine ?? 'unknown'}: ${found?.reason ?? ''}`;
    },
  },
  { name: 'GraphQL lists challenges', findProblem: findEmptyGraphql },
  { name: 'REST lists lessons', findProblem: findEmptyRest },
  { name: 'The API describes itself', findProblem: findWrongDescription },
  ...AUTH_CHECKS,
  {
    name: 'The API rejects requests that bypass CloudFront',
    applies: ({ apiUrl }) => apiUrl !== null,
    findProblem: findBypass,
  },
];

async function findUnhealthyPart(site: Site): Promise<string | null> {
  const response = await site.ask('/api/health');
  if (response.status === 200) return findWrongStart(response, { status: 200, type: JSON_TYPE });
  const { data } = health.safeParse(await response.json().catch(() => null));
  const parts = Object.entries(data?.checks ?? {}).flatMap(([part, state]) =>
    state === 'ok' ? [] : part,
  );
  const which = parts.length === 0 ? '' : `: ${parts.join(' and ')} failing`;
  return `/api/health returned ${response.status}${which}.`;
}

async function readEngine(site: Site): Promise<z.infer<typeof engine>['sandbox']> {
  const response = await site.ask('/api/health');
  return engine.safeParse(await response.json().catch(() => null)).data?.sandbox ?? null;
}

async function findEmptyGraphql(site: Site): Promise<string | null> {
  const response = await site.ask('/graphql', {
    method: 'POST',
    headers: { 'content-type': JSON_TYPE },
    body: JSON.stringify({ query: '{ challenges { id } }' }),
  });
  const wrong = findWrongStart(response, { status: 200, type: JSON_TYPE });
  if (wrong !== null) return wrong;
  const found = challenges.parse(await response.json()).data.challenges;
  return found.length > 0 ? null : 'GraphQL lists no challenges: the curriculum is not published.';
}

async function findEmptyRest(site: Site): Promise<string | null> {
  const response = await site.ask('/api/lessons');
  const wrong = findWrongStart(response, { status: 200, type: JSON_TYPE });
  if (wrong !== null) return wrong;
  const found = z.array(z.unknown()).parse(await response.json());
  return found.length > 0 ? null : 'REST lists no lessons: the curriculum is not published.';
}

async function findWrongDescription(site: Site): Promise<string | null> {
  const response = await site.ask('/api/openapi.json');
  const wrong = findWrongStart(response, { status: 200, type: JSON_TYPE });
  if (wrong !== null) return wrong;
  const { success } = openApi.safeParse(await response.json());
  return success ? null : '/api/openapi.json is not an OpenAPI document.';
}

/** CloudFront supplies the client address for rate limits. A request that bypasses it could claim any address. */
async function findBypass({ ask, apiUrl }: Site): Promise<string | null> {
  for (const path of ['/api/lessons', '/graphql']) {
    const { status } = await ask(`${apiUrl ?? ''}${path}`, {
      headers: { 'x-viewer-address': '192.0.2.1' },
    });
    if (status !== 403)
      return `${path} of ${apiUrl} returned ${status} to a direct request, not 403.`;
  }
  return null;
}
