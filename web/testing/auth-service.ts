import { GoTrueClient } from '@supabase/supabase-js';
import { vi } from 'vitest';
import { SESSION_STORAGE_KEY } from '../session/stored-session.ts';

/** One answer of the services as the browser sees them. */
interface Answer {
  status: number;
  body: unknown;
}

export const LEARNER = {
  id: '0b5e1c52-7f0a-4d55-9a59-5e4f5a0f4b11',
  email: 'learner@example.test',
  user_metadata: { username: 'learner' },
  app_metadata: { provider: 'email' },
  aud: 'authenticated',
  created_at: '2026-01-01T00:00:00Z',
};

export const SESSION = {
  access_token: 'header.payload.signature',
  refresh_token: 'refresh',
  token_type: 'bearer',
  expires_in: 900,
  expires_at: Math.floor(Date.now() / 1000) + 900,
  user: LEARNER,
};

const PROFILE = { ...LEARNER, username: 'learner', experience_points: 250, level: 3 };

const CONFIG = { supabaseUrl: location.origin, supabaseAnonKey: 'anon', apiUrl: location.origin };

/** Without it the client looks for the service's codes elsewhere. */
const API_VERSION = { 'x-supabase-api-version': '2024-01-01' };

/** An answer, several in turn of which the last goes on to be given, or none. */
type Answers = Answer | Answer[] | 'unreachable';

/** What the services answer when everything is well, by method and path. */
const WELL: Readonly<Record<string, Answers>> = {
  'GET /config.json': { status: 200, body: CONFIG },
  'POST /auth/v1/token': { status: 200, body: SESSION },
  'POST /auth/v1/signup': { status: 200, body: SESSION },
  'POST /auth/v1/logout': { status: 204, body: null },
  'GET /auth/v1/user': { status: 200, body: LEARNER },
  'PUT /auth/v1/user': { status: 200, body: LEARNER },
  'POST /auth/v1/recover': { status: 200, body: {} },
  'POST /auth/v1/resend': { status: 200, body: {} },
  'POST /auth/v1/verify': { status: 200, body: SESSION },
  'POST /graphql': { status: 200, body: { data: { isUsernameAvailable: true } } },
  'GET /api/auth/profile': { status: 200, body: PROFILE },
};

/**
 * Answers every fetch of a test. The client itself, supabase-js included, is the real one.
 *
 * @param answers what differs from everything being well
 * @returns the requests so far, such as "POST /auth/v1/token"
 */
export function serveFetch(answers: Readonly<Record<string, Answers>> = {}): string[] {
  // Each test is a browser of its own; the client would warn of the one before.
  Reflect.set(GoTrueClient, 'nextInstanceID', {});
  const requests: string[] = [];
  const left = new Map(
    Object.entries({ ...WELL, ...answers }).map(([request, given]) => [request, [given].flat()]),
  );
  vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) => {
    const request = `${init?.method ?? 'GET'} ${pathOf(input)}`;
    requests.push(request);
    const inTurn = left.get(request) ?? [];
    const answer = inTurn.length > 1 ? inTurn.shift() : inTurn[0];
    if (!answer || answer === 'unreachable') {
      return Promise.reject(new TypeError('Failed to fetch'));
    }
    const body = answer.body === null ? null : JSON.stringify(answer.body);
    return Promise.resolve(new Response(body, { status: answer.status, headers: API_VERSION }));
  });
  return requests;
}

/** Puts into this browser what turns a code of the address into a session, as supabase-js does when it asks for one. */
export function keepProofKey(purpose: '' | '/recovery' = ''): void {
  localStorage.setItem(
    `${SESSION_STORAGE_KEY}-code-verifier`,
    JSON.stringify(`verifier${purpose}`),
  );
}

/** A session that this browser has kept from a visit before. */
export function storeSession(changes: Readonly<Record<string, unknown>> = {}): void {
  localStorage.setItem(SESSION_STORAGE_KEY, JSON.stringify({ ...SESSION, ...changes }));
}

/** Leaves the browser as a visitor finds it. */
export function forgetBrowser(): void {
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
}

function pathOf(input: RequestInfo | URL): string {
  const address = input instanceof Request ? input.url : input;
  return new URL(address, location.origin).pathname;
}
