import { z } from 'zod';
import { AUTH_CHECKS } from './auth-checks.ts';
import type { Check, Site } from './check.ts';
import { findWrongStart } from './site.ts';

const JSON_TYPE = 'application/json';

const challenges = z.object({ data: z.object({ challenges: z.array(z.unknown()) }) });
const health = z.object({ checks: z.record(z.string(), z.string()) });
const openApi = z.object({ openapi: z.string(), paths: z.record(z.string(), z.unknown()) });

/** What must be true of the API. */
export const API_CHECKS: readonly Check[] = [
  { name: 'Database, auth and execution are well', findFault: findIllness },
  { name: 'GraphQL lists challenges', findFault: findEmptyGraphql },
  { name: 'REST lists lessons', findFault: findEmptyRest },
  { name: 'The API describes itself', findFault: findWrongDescription },
  ...AUTH_CHECKS,
  {
    name: 'Nobody gets to the API around its front',
    applies: ({ apiUrl }) => apiUrl !== null,
    findFault: findWayAround,
  },
];

async function findIllness(site: Site): Promise<string | null> {
  const response = await site.ask('/api/health');
  if (response.status === 200) return findWrongStart(response, { status: 200, type: JSON_TYPE });
  const { data } = health.safeParse(await response.json().catch(() => null));
  const parts = Object.entries(data?.checks ?? {}).flatMap(([part, state]) =>
    state === 'ok' ? [] : part,
  );
  const which = parts.length === 0 ? '' : `: ${parts.join(' and ')} failing`;
  return `/api/health answers ${response.status}${which}.`;
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
  return found.length > 0 ? null : 'GraphQL knows no challenge: the curriculum is not published.';
}

async function findEmptyRest(site: Site): Promise<string | null> {
  const response = await site.ask('/api/lessons');
  const wrong = findWrongStart(response, { status: 200, type: JSON_TYPE });
  if (wrong !== null) return wrong;
  const found = z.array(z.unknown()).parse(await response.json());
  return found.length > 0 ? null : 'REST knows no lesson: the curriculum is not published.';
}

async function findWrongDescription(site: Site): Promise<string | null> {
  const response = await site.ask('/api/openapi.json');
  const wrong = findWrongStart(response, { status: 200, type: JSON_TYPE });
  if (wrong !== null) return wrong;
  const { success } = openApi.safeParse(await response.json());
  return success ? null : '/api/openapi.json is no OpenAPI document.';
}

/** CloudFront is where limits by address get the address from: whoever goes around it could claim any. */
async function findWayAround({ ask, apiUrl }: Site): Promise<string | null> {
  for (const path of ['/api/lessons', '/graphql']) {
    const { status } = await ask(`${apiUrl ?? ''}${path}`, {
      headers: { 'x-viewer-address': '192.0.2.1' },
    });
    if (status !== 403) return `${path} of ${apiUrl} answers ${status} to a stranger, not 403.`;
  }
  return null;
}
