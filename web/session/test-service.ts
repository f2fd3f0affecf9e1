import { GoTrueClient } from '@supabase/supabase-js';
import { vi } from 'vitest';

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

/** What the services answer when everything is well, by method and path. */
const WELL: Record<string, Answer | 'unreachable'> = {
  'GET /config.json': { status: 200, body: CONFIG },
  'POST /auth/v1/token': { status: 200, body: SESSION },
  'POST /auth/v1/signup': { status: 200, body: SESSION },
  'POST /auth/v1/logout': { status: 204, body: null },
  'GET /api/auth/profile': { status: 200, body: PROFILE },
};

/**
 * Answers every fetch of a test. The client itself, supabase-js included, is the real one.
 *
 * @param answers what differs from everything being well
 * @returns the requests so far, such as "POST /auth/v1/token"
 */
export function serveFetch(answers: Record<string, Answer | 'unreachable'> = {}): string[] {
  // Each test is a browser of its own; the client would warn of the one before.
  Reflect.set(GoTrueClient, 'nextInstanceID', {});
  const requests: string[] = [];
  const table = { ...WELL, ...answers };
  vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) => {
    const request = `${init?.method ?? 'GET'} ${pathOf(input)}`;
    requests.push(request);
    const answer = table[request];
    if (!answer || answer === 'unreachable')
      return Promise.reject(new TypeError('Failed to fetch'));
    const body = answer.body === null ? null : JSON.stringify(answer.body);
    return Promise.resolve(new Response(body, { status: answer.status }));
  });
  return requests;
}

function pathOf(input: RequestInfo | URL): string {
  const address = input instanceof Request ? input.url : input;
  return new URL(address, location.origin).pathname;
}
