import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { createClient } from '@supabase/supabase-js';
import { Hono } from 'hono';
import { exportJWK, generateKeyPair, type JWK } from 'jose';
import { closeServer, listen } from '../../http/listen.ts';
import type { Mail } from '../../mail/mail.ts';
import { fetchAndKeepCookie } from './browser-cookies.ts';
import { createAuthService, type AuthOptions, type AuthService } from '../auth-service.ts';

/** A password that every rule accepts. */
export const PASSWORD = 'Correct-horse-7';
/** The URL of the site that emails link to. */
export const SITE_URL = 'http://localhost:3000';

const MOUNT = '/auth/v1';

/** A supabase-js client without types for tables. */
export type TestClient = ReturnType<typeof createClient>;

/** An auth service behind a real HTTP server, mounted at the same path as in hosted Supabase. */
export interface TestAuth {
  /** The URL for supabase-js; the service is at `/auth/v1` below it. */
  url: string;
  service: AuthService;
  /** The emails that were sent, oldest first. */
  mails: Mail[];
  /** The log, as text. */
  logged: string[];
  /** Creates a client without a session. */
  client: (flowType?: 'implicit' | 'pkce') => TestClient;
  close: () => Promise<void>;
}

/** Starts the auth service for a test. By default, accounts are usable at once. */
export async function startTestAuth(
  databaseUrl: string,
  options: Partial<AuthOptions> = {},
): Promise<TestAuth> {
  const mails: Mail[] = [];
  const logged: string[] = [];
  const server = createServer();
  const url = `http://127.0.0.1:${await listen(server, 0)}`;
  const service = await createAuthService({
    databaseUrl,
    publicUrl: `${url}${MOUNT}`,
    siteUrl: SITE_URL,
    signingKeys: options.signingKeys ?? [await createKey()],
    isAutoconfirmed: true,
    sendMail: (mail) => Promise.resolve(void mails.push(mail)),
    log: (entry) => void logged.push(JSON.stringify(entry)),
    limits: { mailInterval: null },
    ...options,
  });
  const listener = getRequestListener(new Hono().route(MOUNT, service.app).fetch);
  server.on('request', (request, response) => void listener(request, response));
  const close = async (): Promise<void> => {
    await closeServer(server, 1_000);
    await service.close();
  };
  return {
    url,
    service,
    mails,
    logged,
    client: (flowType = 'implicit') => newClient(url, { anonKey: service.anonKey, flowType }),
    close,
  };
}

/** Creates a new private key. */
export async function createKey(kid = 'test-key'): Promise<JWK> {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true });
  return { ...(await exportJWK(privateKey)), kid, alg: 'ES256' };
}

/** Returns an email address that no other test uses. */
export function newEmail(): string {
  return `learner-${crypto.randomUUID()}@example.test`;
}

function newClient(
  url: string,
  { anonKey, flowType }: { anonKey: string; flowType: 'implicit' | 'pkce' },
): TestClient {
  return createClient(url, anonKey, {
    global: { fetch: fetchAndKeepCookie },
    auth: { flowType, autoRefreshToken: false, persistSession: false, detectSessionInUrl: false },
  });
}
