import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import type { AuthEnv } from '../http/auth-app.ts';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { createClient, type Session } from '@supabase/supabase-js';
import { decodeProtectedHeader } from 'jose';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createTokenVerifier } from '../../../functions/identity/token-verifier.ts';
import { createTestDatabase, type TestDatabase } from '../../../tests/support/database.ts';
import { closeServer, listen } from '../../http/listen.ts';
import { createAuthService, type AuthService } from '../auth-service.ts';
import { loadOrCreateSigningKeys, rotateSigningKeys } from '../signing-keys.ts';
import { newEmail, PASSWORD, SITE_URL } from '../testing/start-test-auth.ts';

const MOUNT = '/auth/v1';
/** The verifier's minimum interval between fetches for unknown key IDs. */
const COOLDOWN_MS = 5_000;

interface Restartable {
  url: string;
  /** Starts the service at the same URL with the current keys of its file. */
  restart: () => Promise<AuthService>;
  close: () => Promise<void>;
}

async function startRestartable(databaseUrl: string, keyFile: string): Promise<Restartable> {
  const running: { service?: AuthService } = {};
  const mount = new Hono<AuthEnv>().all(`${MOUNT}/*`, ({ req, env }) => {
    const { app } = running.service ?? {};
    return app === undefined ? Response.error() : new Hono().route(MOUNT, app).fetch(req.raw, env);
  });
  const listener = getRequestListener(mount.fetch);
  const server = createServer((request, response) => void listener(request, response));
  const url = `http://127.0.0.1:${await listen(server, 0)}`;
  const restart = async (): Promise<AuthService> => {
    await running.service?.close();
    running.service = await createAuthService({
      databaseUrl,
      publicUrl: url + MOUNT,
      siteUrl: SITE_URL,
      signingKeys: await loadOrCreateSigningKeys(keyFile),
      isAutoconfirmed: true,
      log: () => undefined,
    });
    return running.service;
  };
  const close = async (): Promise<void> => {
    await closeServer(server, 1_000);
    await running.service?.close();
  };
  return { url, restart, close };
}

function tokenOf({ data }: { data: { session: Session | null } }): string {
  return data.session?.access_token ?? '';
}

let database: TestDatabase;
let directory: string;
let auth: Restartable;

beforeAll(async () => {
  database = await createTestDatabase();
  directory = await mkdtemp(path.join(os.tmpdir(), 'packetsmith-rotation-'));
  auth = await startRestartable(database.url, path.join(directory, 'keys.json'));
});
afterAll(async () => {
  vi.useRealTimers();
  await auth.close();
  await database.drop();
  await rm(directory, { recursive: true });
});

test('sessions and tokens survive a rotation, and the APIs follow it without a restart', async () => {
  const issuer = auth.url + MOUNT;
  const jwksUrl = `${issuer}/.well-known/jwks.json`;
  const authenticate = createTokenVerifier({ issuer, jwksUrl, legacySecret: null });
  const { anonKey } = await auth.restart();
  const quiet = { autoRefreshToken: false, persistSession: false };
  const client = createClient(auth.url, anonKey, { auth: quiet });
  const before = await client.auth.signUp({ email: newEmail(), password: PASSWORD });
  const [earlier, id] = [tokenOf(before), before.data.user?.id];
  expect(id).toBeDefined();
  expect(await authenticate(`Bearer ${earlier}`)).toMatchObject({ id });

  const kid = await rotateSigningKeys(path.join(directory, 'keys.json'));
  await auth.restart();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + COOLDOWN_MS + 1_000 });

  const after = await client.auth.refreshSession();
  const later = tokenOf(after);
  expect(decodeProtectedHeader(later).kid).toBe(kid);
  expect(await authenticate(`Bearer ${later}`)).toMatchObject({ id });
  expect(await authenticate(`Bearer ${earlier}`)).toMatchObject({ id });
  expect((await client.auth.getUser(earlier)).data.user?.id).toBe(id);
  expect((await client.auth.getClaims(later)).data?.claims.sub).toBe(id);
});
