import { createServer } from 'node:http';
import { exportJWK, generateKeyPair, type JWK, SignJWT } from 'jose';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createTokenVerifier } from '../../functions/identity/token-verifier.ts';
import type { Authenticate } from '../../functions/services/ports/records.ts';
import { closeServer, listen } from '../../infra/http/listen.ts';

/* How a hosted project rotates its keys: the next key is published, then signs, and later the old one is withdrawn. */

const MINUTE_MS = 60_000;
const ISSUER = 'https://project.example/auth/v1';

/** A key of the project, and a header with a new token that it has signed. */
interface ProjectKey {
  published: JWK;
  header: () => Promise<string>;
}

let published: JWK[];
let fetches: number;
let authenticate: Authenticate;
const server = createServer((_request, response) => {
  fetches += 1;
  response.setHeader('connection', 'close').end(JSON.stringify({ keys: published }));
});

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  fetches = 0;
  const jwksUrl = `http://127.0.0.1:${await listen(server, 0)}/keys`;
  authenticate = createTokenVerifier({ issuer: ISSUER, jwksUrl, legacySecret: null });
});
afterEach(async () => {
  vi.useRealTimers();
  await closeServer(server, 0);
});

async function newKey(kid: string, alg: 'ES256' | 'RS256' = 'ES256'): Promise<ProjectKey> {
  const { privateKey, publicKey } = await generateKeyPair(alg);
  const claims = {
    role: 'authenticated',
    sub: '5f0c6f0e-6d9c-4b6e-9a55-0d1f2c3b4a59',
    session_id: '0b8d8a44-3c3b-4c52-8f0c-3f2b9b7f8e10',
  };
  return {
    published: { ...(await exportJWK(publicKey)), kid, alg, use: 'sig' },
    async header() {
      const token = await new SignJWT(claims)
        .setProtectedHeader({ alg, kid })
        .setIssuer(ISSUER)
        .setAudience('authenticated')
        .setExpirationTime(Math.floor(Date.now() / 1000) + 900)
        .sign(privateKey);
      return `Bearer ${token}`;
    },
  };
}

const pass = (durationMs: number) => vi.setSystemTime(Date.now() + durationMs);
const isKnown = async (header: string) => (await authenticate(header)) !== null;

test('rotation signs nobody out, and the old key stops working when it is withdrawn', async () => {
  const [old, next] = await Promise.all([newKey('old'), newKey('next', 'RS256')]);
  published = [old.published];
  expect(await isKnown(await old.header())).toBe(true);

  published = [next.published, old.published];
  pass(MINUTE_MS);
  expect(await isKnown(await next.header())).toBe(true);
  expect(await isKnown(await old.header())).toBe(true);

  const header = await old.header();
  expect(await isKnown(header)).toBe(true);
  published = [next.published];
  pass(10 * MINUTE_MS);
  expect(await isKnown(header)).toBe(false);
  expect(await isKnown(await old.header())).toBe(false);
  expect(await isKnown(await next.header())).toBe(true);
});

test('a key that signs as soon as it is published is known within five seconds', async () => {
  const [old, next] = await Promise.all([newKey('old'), newKey('next')]);
  published = [old.published];
  await isKnown(await old.header());
  published = [old.published, next.published];
  const header = await next.header();
  expect(await isKnown(header)).toBe(false);
  pass(5_000);
  expect(await isKnown(header)).toBe(true);
});

test("tokens with a withdrawn key's id do not trigger a fetch of the keys every time", async () => {
  const [old, next] = await Promise.all([newKey('old'), newKey('next')]);
  published = [next.published];
  for (let call = 0; call < 20; call += 1) expect(await isKnown(await old.header())).toBe(false);
  expect(fetches).toBe(1);
});
