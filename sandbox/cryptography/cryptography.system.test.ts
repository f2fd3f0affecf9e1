import {
  createCipheriv,
  createPrivateKey,
  createPublicKey,
  diffieHellman,
  type KeyObject,
  randomBytes,
  randomInt,
  sign,
} from 'node:crypto';
import { expect, test } from 'vitest';
import { useSealedPython } from '../python/sealed-python-for-tests.ts';
import { AGREEMENTS, GCM_VECTORS, SIGNATURES } from './vectors.ts';

const python = useSealedPython();

const IMPORTS = `
from cryptography.exceptions import InvalidSignature, InvalidTag
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey, Ed25519PublicKey
from cryptography.hazmat.primitives.asymmetric.x25519 import X25519PrivateKey, X25519PublicKey
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
`;

/** Runs statements for every row of hexadecimal strings, which they see as bytes. */
async function linesFor(
  rows: readonly (Readonly<Record<string, string>> | readonly string[])[],
  names: readonly string[],
  statements: string,
): Promise<string[]> {
  const values = rows.map((row) => Object.values<string>(row));
  const program = `import json\n${IMPORTS}
for row in json.loads(input()):
    ${names.join(', ')} = map(bytes.fromhex, row)
    ${statements.trim().replaceAll('\n', '\n    ')}`;
  const { stdout, error } = await python.run(program, { inputs: [JSON.stringify(values)] });
  expect(error).toBeNull();
  return stdout.trimEnd().split('\n');
}

async function printed(statements: string): Promise<string> {
  const { stdout, error } = await python.run(IMPORTS + statements);
  expect(error).toBeNull();
  return stdout.trimEnd();
}

const GCM_NAMES = ['key', 'nonce', 'data', 'associated', 'expected'];
const ENCRYPT = `
box = AESGCM(key)
sealed = box.encrypt(nonce, data, associated)
assert box.decrypt(nonce, sealed, associated) == data
print(sealed.hex() if expected else "no expectation")`;

test('AES-GCM gives the results that NIST published', async () => {
  expect(await linesFor(GCM_VECTORS, GCM_NAMES, ENCRYPT)).toEqual(
    GCM_VECTORS.map(({ expected }) => expected),
  );
});

test('X25519 gives the results of RFC 7748', async () => {
  const statements = `
own, peer = X25519PrivateKey.from_private_bytes(private), X25519PublicKey.from_public_bytes(public)
print(own.exchange(peer).hex() if secret else "no expectation")`;
  expect(await linesFor(AGREEMENTS, ['private', 'public', 'secret'], statements)).toEqual(
    AGREEMENTS.map(({ secret }) => secret),
  );
});

test('X25519 gives the result of RFC 7748 after a thousand iterations', async () => {
  const secret = await printed(`
k = u = (9).to_bytes(32, "little")
for _ in range(1000):
    k, u = X25519PrivateKey.from_private_bytes(k).exchange(X25519PublicKey.from_public_bytes(u)), k
print(k.hex())`);
  expect(secret).toBe('684cf59ba83309552800ef566f2f4d3c1c3887c49360e3875f2eb94d99532c51');
});

test('Ed25519 gives the keys and signatures of RFC 8032', async () => {
  const statements = `
own = Ed25519PrivateKey.from_private_bytes(private)
own.public_key().verify(signature, message)
print(own.public_key().public_bytes_raw().hex(), own.sign(message).hex() if public else "")`;
  const names = ['private', 'public', 'message', 'signature'];
  expect(await linesFor(SIGNATURES, names, statements)).toEqual(
    SIGNATURES.map((row) => `${row.public} ${row.signature}`),
  );
});

const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex');

test('AES-GCM agrees with OpenSSL about random keys, nonces and messages of every length', async () => {
  const rows = Array.from({ length: 80 }, (_, length) => {
    const key = randomBytes([16, 24, 32][length % 3] ?? 16);
    const nonce = randomBytes(length % 4 === 0 ? randomInt(8, 129) : 12);
    const [data, associated] = [randomBytes(length), randomBytes(randomInt(0, 50))];
    const bits = String(8 * key.length) as '128' | '192' | '256';
    const cipher = createCipheriv(`aes-${bits}-gcm`, key, nonce).setAAD(associated);
    const sealed = [cipher.update(data), cipher.final(), cipher.getAuthTag()];
    return [key, nonce, data, associated, Buffer.concat(sealed)].map(hex);
  });
  expect(await linesFor(rows, GCM_NAMES, ENCRYPT)).toEqual(rows.map((row) => row[4]));
});

/** The bytes in front of a raw private key of 32 bytes that make it PKCS #8 (RFC 8410). */
const PKCS8 = {
  x25519: '302e020100300506032b656e04220420',
  ed25519: '302e020100300506032b657004220420',
};

function privateKey(kind: keyof typeof PKCS8, raw: Buffer): KeyObject {
  const key = Buffer.concat([Buffer.from(PKCS8[kind], 'hex'), raw]);
  return createPrivateKey({ key, format: 'der', type: 'pkcs8' });
}

const rawPublicKey = (key: KeyObject): Buffer =>
  createPublicKey(key).export({ format: 'der', type: 'spki' }).subarray(-32);

test('X25519 and Ed25519 agree with OpenSSL about random keys and messages', async () => {
  const rows = Array.from({ length: 12 }, (_, length) => {
    const [mine, theirs, message] = [randomBytes(32), randomBytes(32), randomBytes(7 * length)];
    const peer = createPublicKey(privateKey('x25519', theirs));
    const signer = privateKey('ed25519', mine);
    return {
      ...{ mine: hex(mine), peer: hex(rawPublicKey(privateKey('x25519', theirs))) },
      message: hex(message),
      secret: hex(diffieHellman({ privateKey: privateKey('x25519', mine), publicKey: peer })),
      public: hex(rawPublicKey(signer)),
      signature: hex(sign(null, message, signer)),
    };
  });
  const statements = `
agreed = X25519PrivateKey.from_private_bytes(mine).exchange(X25519PublicKey.from_public_bytes(peer))
signer = Ed25519PrivateKey.from_private_bytes(mine)
Ed25519PublicKey.from_public_bytes(public).verify(signature, message)
print(agreed == secret, signer.public_key().public_bytes_raw() == public, signer.sign(message) == signature)`;
  expect(await linesFor(rows, Object.keys(rows[0] ?? {}), statements)).toEqual(
    rows.map(() => 'True True True'),
  );
});

test('a changed nonce, ciphertext, tag, key or associated data is refused', async () => {
  const refusals = await printed(`
box, nonce = AESGCM(bytes(16)), bytes(12)
sealed = box.encrypt(nonce, b"attack at dawn", b"header")
def flipped(data, index):
    return data[:index] + bytes([data[index] ^ 1]) + data[index + 1:]
attempts = [(box, nonce, flipped(sealed, i), b"header") for i in range(len(sealed))]
attempts += [(box, flipped(nonce, 3), sealed, b"header"), (box, nonce, sealed, b"Header"), (box, nonce, sealed, None)]
attempts += [(AESGCM(bytes(15) + b"1"), nonce, sealed, b"header"), (box, nonce, sealed[:15], b"header"), (box, nonce, b"", None)]
refused = 0
for key, *rest in attempts:
    try:
        key.decrypt(*rest)
    except InvalidTag:
        refused += 1
print(len(attempts), refused)`);
  expect(refusals).toBe('36 36');
});

test('a changed signature, message or key is refused', async () => {
  const refusals = await printed(`
own = Ed25519PrivateKey.from_private_bytes(bytes(range(32)))
signature, public = own.sign(b"release 4"), own.public_key()
order = 2**252 + 27742317777372353535851937790883648493
again = signature[:32] + (int.from_bytes(signature[32:], "little") + order).to_bytes(32, "little")
def flipped(data, index):
    return data[:index] + bytes([data[index] ^ 1]) + data[index + 1:]
attempts = [(public, flipped(signature, i), b"release 4") for i in range(0, 64, 9)]
attempts += [(public, signature, b"release 5"), (public, signature[:63], b"release 4"), (public, again, b"release 4")]
attempts += [(Ed25519PrivateKey.from_private_bytes(bytes(32)).public_key(), signature, b"release 4")]
attempts += [(Ed25519PublicKey.from_public_bytes(b"\\xff" * 32), signature, b"release 4")]
refused = 0
for key, *rest in attempts:
    try:
        key.verify(*rest)
    except InvalidSignature:
        refused += 1
print(len(attempts), refused)`);
  expect(refusals).toBe('13 13');
});

test('wrong arguments are refused with the messages of the real library', async () => {
  const messages = await printed(`
own = X25519PrivateKey.generate()
for attempt in (
    lambda: AESGCM(b"short"),
    lambda: AESGCM("0123456789abcdef"),
    lambda: AESGCM.generate_key(100),
    lambda: AESGCM(AESGCM.generate_key(256)).encrypt(b"short", b"", None),
    lambda: X25519PublicKey.from_public_bytes(b"short"),
    lambda: own.exchange(own),
    lambda: own.exchange(X25519PublicKey.from_public_bytes(bytes(32))),
    lambda: Ed25519PrivateKey.from_private_bytes(b"short"),
    lambda: Ed25519PrivateKey.generate().sign("text"),
):
    try:
        attempt()
    except (TypeError, ValueError) as problem:
        print(type(problem).__name__, problem)`);
  expect(messages.split('\n')).toEqual([
    'ValueError AESGCM key must be 128, 192, or 256 bits.',
    'TypeError key must be bytes-like',
    'ValueError bit_length must be 128, 192, or 256',
    'ValueError Nonce must be between 8 and 128 bytes',
    'ValueError An X25519 public key is 32 bytes long',
    'TypeError peer_public_key must be X25519PublicKey.',
    'ValueError Error computing shared key.',
    'ValueError An Ed25519 private key is 32 bytes long',
    'TypeError data must be bytes-like',
  ]);
});
