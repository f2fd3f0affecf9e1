import { createHmac, randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTokenVerifier } from '../../functions/identity/token-verifier.ts';
import type { Authenticate, SessionIdentity } from '../../functions/services/ports/records.ts';
import { closeServer, listen } from '../../infra/http/listen.ts';
import { startTokenAuthority, type TokenAuthority } from '../support/token-authority.ts';

const UNAVAILABLE = { code: 'UNAVAILABLE', retryAfterSeconds: 1 };
const SECRET = 'a shared secret of at least thirty-two characters';

let authority: TokenAuthority;
let authenticate: Authenticate;
beforeAll(async () => {
  authority = await startTokenAuthority();
  authenticate = createTokenVerifier({ ...authority, legacySecret: null });
});
afterAll(() => authority.close());

const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

function hmacToken(claims: object, secret: string): string {
  const signed = `${encoded({ alg: 'HS256', typ: 'JWT' })}.${encoded(claims)}`;
  return `${signed}.${createHmac('sha256', secret).update(signed).digest('base64url')}`;
}

test('a token of the auth server identifies its owner', async () => {
  const sub = randomUUID();
  const amr = [
    { method: 'token_refresh', timestamp: 1_800_000_900 },
    { method: 'password', timestamp: 1_800_000_000 },
  ];
  const token = await authority.token({ sub, amr });
  expect(await authenticate(`Bearer ${token}`)).toEqual({
    credential: 'session',
    id: sub,
    email: 'ada@example.test',
    isAnonymous: false,
    sessionId: '0b8d8a44-3c3b-4c52-8f0c-3f2b9b7f8e10',
    signedInAt: new Date(1_800_000_000_000),
    provider: 'email',
    requestedProfile: { username: 'ada', firstName: '', lastName: '', timeZone: '' },
    token,
  });
});

test('only the auth server says that an account is anonymous', async () => {
  const isAnonymous = async (claims: object) =>
    (
      (await authenticate(
        `Bearer ${await authority.token({ ...claims })}`,
      )) as SessionIdentity | null
    )?.isAnonymous;
  expect(await isAnonymous({ is_anonymous: true, email: '' })).toBe(true);
  for (const claims of [
    { is_anonymous: 'true' },
    { user_metadata: { is_anonymous: true } },
    { app_metadata: { provider: 'email', is_anonymous: true } },
  ]) {
    expect(await isAnonymous(claims)).toBe(false);
  }
});

test("user metadata cannot change a learner's identity", async () => {
  const token = await authority.token({
    user_metadata: { sub: randomUUID(), provider: 'github', username: 7 },
  });
  expect(await authenticate(`Bearer ${token}`)).toMatchObject({
    id: '5f0c6f0e-6d9c-4b6e-9a55-0d1f2c3b4a59',
    provider: 'email',
    requestedProfile: { username: '' },
  });
});

test('no header, another scheme and malformed values identify nobody', async () => {
  const token = await authority.token();
  for (const header of [undefined, '', token, `Basic ${token}`, 'Bearer a.b.c', 'Bearer  ']) {
    expect(await authenticate(header)).toBeNull();
  }
});

test('a shared secret works only if one is configured', async () => {
  const claims = decodeJwt(await authority.token());
  const legacy = createTokenVerifier({ ...authority, legacySecret: SECRET });
  const token = hmacToken(claims, SECRET);
  expect(await legacy(`Bearer ${token}`)).toMatchObject({ id: claims.sub });
  expect(await authenticate(`Bearer ${token}`)).toBeNull();
  expect(await legacy(`Bearer ${await authority.token()}`)).not.toBeNull();
  const forged = hmacToken(claims, JSON.stringify(authority.publicKey));
  expect(await legacy(`Bearer ${forged}`)).toBeNull();
  const expired = hmacToken({ ...claims, exp: 1 }, SECRET);
  expect(await legacy(`Bearer ${expired}`)).toBeNull();
});

test('a failure to fetch the keys is a server error, not a sign-out', async () => {
  const stopped = await startTokenAuthority();
  const token = await stopped.token();
  await stopped.close();
  const unreachable = createTokenVerifier({ ...stopped, legacySecret: null });
  await expect(unreachable(`Bearer ${token}`)).rejects.toMatchObject(UNAVAILABLE);
});

test('a response without keys is a server error too, and is retried', async () => {
  let asked = 0;
  const server = createServer((_request, response) => {
    asked += 1;
    response.writeHead(502).end('<html>');
  });
  const port = await listen(server, 0);
  try {
    const jwksUrl = `http://127.0.0.1:${port}/keys`;
    const broken = createTokenVerifier({ ...authority, jwksUrl, legacySecret: null });
    await expect(broken(`Bearer ${await authority.token()}`)).rejects.toMatchObject(UNAVAILABLE);
    expect(asked).toBe(2);
  } finally {
    await closeServer(server, 0);
  }
});
