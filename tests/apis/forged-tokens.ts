// cspell:ignore MIIB crit
import { createHmac, createPublicKey, randomBytes } from 'node:crypto';
import { decodeJwt } from 'jose';
import type { TokenAuthority } from '../support/token-authority.ts';

/** The parties of a forgery. */
export interface Forgers {
  /** The authority that the APIs trust. */
  authority: TokenAuthority;
  /** An attacker with a different key under the same id, and a server that publishes it. */
  attacker: TokenAuthority;
}

/** Values of the `Authorization` header that identify no one. */
export interface Forgery {
  name: string;
  header: (forgers: Forgers) => string | Promise<string>;
}

const HOUR = 3_600;
const now = (): number => Math.floor(Date.now() / 1000);
const encoded = (value: unknown): string =>
  Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)).toString('base64url');

async function claimsOf({ authority }: Forgers): Promise<object> {
  return decodeJwt(await authority.token());
}

/** Creates a token that claims to need no key, with an arbitrary signature. */
async function unsigned(forgers: Forgers, alg: string, signature = ''): Promise<string> {
  return `${encoded({ alg, typ: 'JWT' })}.${encoded(await claimsOf(forgers))}.${signature}`;
}

async function signedByHmac(forgers: Forgers, secret: string | Buffer): Promise<string> {
  const head = { alg: 'HS256', typ: 'JWT', kid: forgers.authority.publicKey.kid };
  const signed = `${encoded(head)}.${encoded(await claimsOf(forgers))}`;
  return `${signed}.${createHmac('sha256', secret).update(signed).digest('base64url')}`;
}

/** Creates a stranger's token in the name of the authority. */
const foreign = (
  { authority, attacker }: Forgers,
  header: Record<string, unknown> = {},
): Promise<string> => attacker.token({ iss: authority.issuer }, header);

/** Changes one part of an otherwise valid token. */
async function tampered(forgers: Forgers, part: number, change: (text: string) => string) {
  const parts = (await forgers.authority.token()).split('.');
  return parts.map((text, index) => (index === part ? change(text) : text)).join('.');
}

const pemOf = ({ authority }: Forgers): Buffer | string =>
  createPublicKey({ key: authority.publicKey, format: 'jwk' }).export({
    type: 'spki',
    format: 'pem',
  });

const FORGED: Record<string, (forgers: Forgers) => string | Promise<string>> = {
  'with the algorithm none': (forgers) => unsigned(forgers, 'none'),
  'with the algorithm nOnE and a made-up signature': (forgers) =>
    unsigned(forgers, 'nOnE', encoded('signature')),
  'with an unusual spelling of the algorithm': ({ authority }) =>
    authority.token().then((token) => token.replace(/^[^.]+/, encoded({ alg: 'es256' }))),
  'without a signature': (forgers) => tampered(forgers, 2, () => ''),
  'signed by a foreign key with its own id': (forgers) => foreign(forgers, { kid: 'foreign' }),
  "signed by a foreign key under our key's id": (forgers) => foreign(forgers),
  'signed by a foreign key without an id': (forgers) => foreign(forgers, { kid: undefined }),
  'with the algorithm HS256 and our public key as PEM': (forgers) =>
    signedByHmac(forgers, pemOf(forgers)),
  'with the algorithm HS256 and our public key as JWK': (forgers) =>
    signedByHmac(forgers, JSON.stringify(forgers.authority.publicKey)),
  'with the algorithm HS256 and an empty secret': (forgers) => signedByHmac(forgers, ''),
  'that contains its own key': (forgers) => foreign(forgers, { jwk: forgers.attacker.publicKey }),
  'that names the address of its key': (forgers) =>
    foreign(forgers, { jku: forgers.attacker.jwksUrl }),
  'that names the address of its certificate': (forgers) =>
    foreign(forgers, { x5u: forgers.attacker.jwksUrl, kid: 'elsewhere' }),
  'that contains its own certificate': (forgers) => foreign(forgers, { x5c: ['MIIB'] }),
  'with a different payload under its signature': (forgers) =>
    tampered(forgers, 1, (text) =>
      encoded(Buffer.from(text, 'base64url').toString().replace('5f0c6f0e', '00000000')),
    ),
  'with one bit of its signature flipped': (forgers) =>
    tampered(forgers, 2, (text) => (text.startsWith('A') ? 'B' : 'A') + text.slice(1)),
  'with an unknown critical extension': ({ authority }) =>
    authority
      .token()
      .then((token) =>
        token.replace(/^[^.]+/, encoded({ alg: 'ES256', crit: ['b64'], b64: false })),
      ),
};

const REJECTED_OWN_TOKENS: Record<string, (forgers: Forgers) => string | Promise<string>> = {
  'that has expired': ({ authority }) => authority.token({ exp: now() - 1 }),
  'that never expires': ({ authority }) => authority.token({ exp: undefined }),
  'that is not valid yet': ({ authority }) => authority.token({ nbf: now() + HOUR }),
  'from another issuer': ({ authority }) => authority.token({ iss: 'https://elsewhere.example' }),
  'from an issuer that starts like ours': ({ authority }) =>
    authority.token({ iss: `${authority.issuer}/` }),
  'without an issuer': ({ authority }) => authority.token({ iss: undefined }),
  'for another audience': ({ authority }) => authority.token({ aud: 'anon' }),
  'without an audience': ({ authority }) => authority.token({ aud: undefined }),
  'that is the anon key': ({ authority }) =>
    authority.token({ role: 'anon', sub: undefined, aud: undefined, session_id: undefined }),
  'with the role anon': ({ authority }) => authority.token({ role: 'anon' }),
  'that is the service key': ({ authority }) =>
    authority.token({ role: 'service_role', sub: undefined, aud: undefined }),
  'with the role service_role': ({ authority }) => authority.token({ role: 'service_role' }),
  'without a role': ({ authority }) => authority.token({ role: undefined }),
  'without a subject': ({ authority }) => authority.token({ sub: undefined }),
  'whose subject is not a UUID': ({ authority }) => authority.token({ sub: "' or true --" }),
  'whose subject is the UUID of no account': ({ authority }) =>
    authority.token({ sub: '00000000-0000-0000-0000-000000000000\n' }),
  'without a session': ({ authority }) => authority.token({ session_id: undefined }),
  'whose session is not a UUID': ({ authority }) => authority.token({ session_id: 'one' }),
  'that is too large for a header': ({ authority }) =>
    authority.token({ user_metadata: { username: 'a'.repeat(20_000) } }),
  'whose header is enormous': ({ authority }) => authority.token({}, { x5t: 'a'.repeat(200_000) }),
  'that is a refresh token': () => randomBytes(32).toString('base64url'),
  'that is a list': () => `${encoded({ alg: 'ES256' })}.${encoded([1])}.${encoded('x')}`,
  'that is not JSON': () => `${encoded('{')}.${encoded('{')}.${encoded('{')}`,
};

const HEADERS: Record<string, (token: string) => string> = {
  'a scheme alone': () => 'Bearer',
  'a scheme with spaces': () => 'Bearer   ',
  'a token without a scheme': (token) => token,
  'another scheme': (token) => `Basic ${token}`,
  'a scheme with a suffix': (token) => `BearerX ${token}`,
  'a tab': (token) => `Bearer\t${token}`,
  'a quoted token': (token) => `Bearer "${token}"`,
  'a token with padding': (token) => `Bearer ${token}==`,
  'a token with a fourth part': (token) => `Bearer ${token}.${encoded('{}')}`,
  'a token with two parts': (token) => `Bearer ${token.split('.').slice(0, 2).join('.')}`,
  'the header twice': (token) => `Bearer ${token}, Bearer ${token}`,
  'the header twice, joined tightly': (token) => `Bearer ${token},Bearer ${token}`,
  'an anonymous header first': (token) => `Bearer none, Bearer ${token}`,
  'a parameter after the token': (token) => `Bearer ${token}; role=admin`,
  'a character outside base64url': (token) => `Bearer ${token.replace('.', '.é')}`,
};

const bearer = (name: string, make: Forgery['header']): Forgery => ({
  name: `a token ${name}`,
  header: async (forgers) => `Bearer ${await make(forgers)}`,
});

/** Credentials that both APIs must refuse. */
export const FORGERIES: readonly Forgery[] = [
  ...Object.entries({ ...FORGED, ...REJECTED_OWN_TOKENS }).map(([name, make]) =>
    bearer(name, make),
  ),
  ...Object.entries(HEADERS).map(([name, write]) => ({
    name,
    header: async ({ authority }: Forgers) => write(await authority.token()),
  })),
];
