import { decodeProtectedHeader, exportJWK, generateKeyPair, SignJWT, type JWK } from 'jose';
import { expect, test } from 'vitest';
import { createKeyRing } from './key-ring.ts';

const SHARED = {
  kty: 'oct',
  k: Buffer.alloc(32, 7).toString('base64url'),
  alg: 'HS256',
  kid: 'shared',
};

async function newKey(alg: string, kid: string, operations?: string[]): Promise<JWK> {
  const { privateKey } = await generateKeyPair(alg, { extractable: true });
  const key = { ...(await exportJWK(privateKey)), alg, kid };
  return operations === undefined ? key : { ...key, key_ops: operations };
}

test.each(['ES256', 'ES512', 'RS256', 'RS512', 'EdDSA'])(
  'a key for %s signs, verifies and is published without its private part',
  async (alg) => {
    const ring = await createKeyRing([await newKey(alg, 'one', ['sign', 'verify'])]);
    const token = await ring.sign({ sub: 'a' });
    expect(decodeProtectedHeader(token)).toEqual({ alg, kid: 'one', typ: 'JWT' });
    expect(await ring.verify(token)).toEqual({ sub: 'a' });
    const [published] = ring.publicKeys;
    expect(published).toMatchObject({ alg, kid: 'one', use: 'sig', key_ops: ['verify'] });
    for (const part of ['d', 'p', 'q', 'dp', 'dq', 'qi', 'k'])
      expect(published).not.toHaveProperty(part);
  },
);

test('a shared secret with a name signs and verifies, and is not published', async () => {
  const ring = await createKeyRing([{ ...SHARED, key_ops: ['sign', 'verify'] }]);
  const token = await ring.sign({ sub: 'a' });
  expect(decodeProtectedHeader(token)).toEqual({ alg: 'HS256', kid: 'shared', typ: 'JWT' });
  expect(await ring.verify(token)).toEqual({ sub: 'a' });
  expect(ring.publicKeys).toEqual([]);
});

test('the key marked for signing signs, wherever it is in the list', async () => {
  const first = await newKey('RS256', 'first', ['verify']);
  const ring = await createKeyRing(
    [first, await newKey('ES256', 'second', ['sign', 'verify'])],
    'secret',
  );
  expect(decodeProtectedHeader(await ring.sign({})).kid).toBe('second');
  const unnamed = await createKeyRing([first, await newKey('ES256', 'third')]);
  expect(decodeProtectedHeader(await unnamed.sign({})).kid).toBe('third');
});

test('a shared secret verifies its own tokens whatever their key ID, and no others', async () => {
  const ring = await createKeyRing([await newKey('ES256', 'one')], 'a secret');
  const sign = (secret: string, kid?: string): Promise<string> =>
    new SignJWT({ sub: 'a' })
      .setProtectedHeader({ alg: 'HS256', ...(kid === undefined ? {} : { kid }) })
      .sign(new TextEncoder().encode(secret));
  for (const kid of [undefined, 'one', 'anything']) {
    expect(await ring.verify(await sign('a secret', kid))).toEqual({ sub: 'a' });
    await expect(ring.verify(await sign('another secret', kid))).rejects.toThrow();
  }
  const keysOnly = await createKeyRing([await newKey('ES256', 'one')]);
  await expect(keysOnly.verify(await sign('a secret', 'one'))).rejects.toThrow(
    'unrecognized JWT kid',
  );
});

test.each<[string, () => Promise<JWK[]>, string]>([
  [
    'two marked for signing',
    () => Promise.all([newKey('ES256', 'a', ['sign']), newKey('ES256', 'b', ['sign'])]),
    'keep it only in the key',
  ],
  [
    'a duplicate key ID',
    () => Promise.all([newKey('ES256', 'a'), newKey('ES256', 'a')]),
    'give each key a unique one',
  ],
  [
    'none that can sign',
    async () => [await newKey('ES256', 'a', ['verify'])],
    'has no private signing key',
  ],
  [
    'a signing key without its private part',
    async () => {
      const { d: _d, ...key } = await newKey('ES256', 'a', ['sign']);
      return [key];
    },
    'has no private part',
  ],
  ['an unsupported algorithm', async () => [{ ...(await newKey('ES384', 'a')) }], 'is for ES384'],
  [
    'an incomplete key',
    () => Promise.resolve([{ kty: 'EC', alg: 'ES256', kid: 'a', crv: 'P-256', x: 'x', y: 'y' }]),
    'is not a usable JWK',
  ],
])('keys with %s are rejected with one sentence', async (_case, keys, sentence) => {
  await expect(createKeyRing(await keys())).rejects.toThrow(sentence);
});
