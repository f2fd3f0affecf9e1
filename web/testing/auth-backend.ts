import { GoTrueClient } from '@supabase/supabase-js';
import { vi } from 'vitest';
import { SESSION_STORAGE_KEY } from '../session/stored-session.ts';
import { SESSION } from './auth-service.ts';

const BASE = '/auth/v1';

/** Without it the client reads errors in their old form. */
const HEADERS = { 'x-supabase-api-version': '2024-01-01' };

interface AuthAnswer {
  status: number;
  body: unknown;
}

export interface AuthRequest {
  /** Method, path below /auth/v1 and query: "POST /logout?scope=others". */
  line: string;
  body: unknown;
}

/** The user of the stored session, with what a test changes. */
export function userFields(fields: Readonly<Record<string, unknown>> = {}) {
  const identities = [{ identity_id: 'identity-email', provider: 'email', identity_data: {} }];
  return {
    ...SESSION.user,
    id: 'learner-1',
    email: 'newcomer@example.test',
    identities,
    ...fields,
  };
}

/** A refusal as the auth service words it for this client. */
export function authRefusal(status: number, code: string, message = 'Refused.'): AuthAnswer {
  return { status, body: { code, message } };
}

/** A good answer of the auth service. */
export function authAnswer(body: unknown, status = 200): AuthAnswer {
  return { status, body };
}

/**
 * Signs the browser in and answers what the real supabase-js asks of the auth service; call it after
 * `startGraphqlBackend`, which goes on to answer everything else. An answer that is not there is a network failure.
 *
 * @param answers by method and path below /auth/v1: "PUT /user"; the last of several goes on to be given
 * @returns every request that was made, in order
 */
export function startAuthBackend(
  answers: Readonly<Record<string, AuthAnswer | AuthAnswer[]>>,
): AuthRequest[] {
  // Each test is a browser of its own; the client would warn of the one before.
  Reflect.set(GoTrueClient, 'nextInstanceID', {});
  const stored = { ...SESSION, user: userFields() };
  localStorage.setItem(SESSION_STORAGE_KEY, JSON.stringify(stored));
  const requests: AuthRequest[] = [];
  const others = fetch;
  const left = new Map(Object.entries(answers).map(([line, given]) => [line, [given].flat()]));
  vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) => {
    const address = new URL(input instanceof Request ? input.url : input, location.origin);
    if (!address.pathname.startsWith(BASE)) return others(input, init);
    const { method = 'GET', body } = init ?? {};
    const call = `${method} ${address.pathname.slice(BASE.length)}`;
    requests.push({ line: call + address.search, body: readBody(body) });
    const queue = left.get(call) ?? [];
    const answer = queue.length > 1 ? queue.shift() : queue[0];
    return answer
      ? Promise.resolve(responseOf(answer))
      : Promise.reject(new TypeError('Failed to fetch'));
  });
  return requests;
}

function readBody(body: unknown): unknown {
  return typeof body === 'string' ? JSON.parse(body) : null;
}

function responseOf({ status, body }: AuthAnswer): Response {
  return new Response(body === null ? null : JSON.stringify(body), { status, headers: HEADERS });
}
