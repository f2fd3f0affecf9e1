import type { JsonBodyType } from 'msw';
import { http, type HttpHandler, HttpResponse } from 'msw/http';

/** A user as the auth service returns it. */
export interface AuthUser {
  id: string;
  email: string;
  user_metadata: Readonly<Record<string, unknown>>;
  app_metadata: Readonly<Record<string, unknown>>;
  identities?: readonly object[];
  is_anonymous?: boolean;
  aud: string;
  created_at: string;
}

/** Without this version, supabase-js reads error codes from another place. */
const API_VERSION = { 'x-supabase-api-version': '2024-01-01' };

const SESSION_SECONDS = 900;

/** The default user of the auth service in tests. */
export const LEARNER = {
  id: '0b5e1c52-7f0a-4d55-9a59-5e4f5a0f4b11',
  email: 'learner@example.test',
  user_metadata: { username: 'learner' },
  app_metadata: { provider: 'email' },
  aud: 'authenticated',
  created_at: '2026-01-01T00:00:00Z',
};

/** A visitor who tries the product without an account. */
export const GUEST: AuthUser = {
  ...LEARNER,
  id: '7d6b3f7e-3f0e-4a0c-8d0a-0c9c1c3f5a22',
  email: '',
  user_metadata: {},
  app_metadata: {},
  is_anonymous: true,
};

/** Creates a response like the auth service's. */
export function authAnswer(body: JsonBodyType, status = 200): HttpResponse<JsonBodyType> {
  return HttpResponse.json(body, { status, headers: API_VERSION });
}

/** Creates an error response like the auth service's. */
export function authRefusal(
  status: number,
  code: string,
  message = 'Refused.',
): HttpResponse<JsonBodyType> {
  return authAnswer({ code, message }, status);
}

/** Returns a session of 15 minutes that begins now. */
export function sessionOf(user: AuthUser) {
  return {
    access_token: 'header.payload.signature',
    refresh_token: 'refresh',
    token_type: 'bearer',
    expires_in: SESSION_SECONDS,
    expires_at: Math.floor(Date.now() / 1000) + SESSION_SECONDS,
    user,
  };
}

/** An auth service with one user, whose requests all succeed, and the user's profile in the REST API. */
export function authHandlers(
  user: AuthUser,
  profile: Readonly<Record<string, JsonBodyType>>,
): HttpHandler[] {
  const { id, email } = user;
  const session = () => authAnswer({ ...sessionOf(user) });
  const self = () => authAnswer({ ...user });
  return [
    http.post('/auth/v1/token', session),
    http.get('/auth/v1/settings', () => authAnswer({ external: { anonymous_users: true } })),
    http.post('/auth/v1/signup', session),
    http.post('/auth/v1/verify', session),
    http.post('/auth/v1/logout', () => new HttpResponse(null, { status: 204 })),
    http.get('/auth/v1/user', self),
    http.put('/auth/v1/user', self),
    http.post('/api/users/merge-anonymous-learner', () => HttpResponse.json({})),
    http.post('/auth/v1/recover', () => authAnswer({})),
    http.post('/auth/v1/resend', () => authAnswer({})),
    http.get('/api/auth/profile', () => HttpResponse.json({ id, email, ...profile })),
  ];
}
