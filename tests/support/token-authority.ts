import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, type JWK, SignJWT } from 'jose';

/** A key that signs tokens and a server that publishes it, for tokens that no real auth server would issue. */
export interface TokenAuthority {
  issuer: string;
  jwksUrl: string;
  /** The keys that the server publishes. */
  publicKey: JWK;
  /** How often the keys were fetched. */
  fetches: () => number;
  /**
   * Returns a token as the auth server issues it, with some claims and header fields changed. Undefined values are left
   * out.
   */
  token(claims?: Record<string, unknown>, header?: Record<string, unknown>): Promise<string>;
  close(): Promise<void>;
}

const KEY_ID = 'current';
const LIFETIME_SECONDS = 300;

/** @param audience the audience of the tokens */
export async function startTokenAuthority(audience = 'authenticated'): Promise<TokenAuthority> {
  const { privateKey, publicKey } = await generateKeyPair('ES256');
  const key = { ...(await exportJWK(publicKey)), kid: KEY_ID, alg: 'ES256', use: 'sig' };
  let fetches = 0;
  const server = createServer((_, response) => {
    fetches += 1;
    response.setHeader('content-type', 'application/json');
    // A keep-alive connection could close at the moment it is reused.
    response.setHeader('connection', 'close');
    response.end(JSON.stringify({ keys: [key] }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const issuer = `${origin}/auth/v1`;
  const usualClaims = () => ({
    iss: issuer,
    sub: '5f0c6f0e-6d9c-4b6e-9a55-0d1f2c3b4a59',
    aud: audience,
    exp: Math.floor(Date.now() / 1000) + LIFETIME_SECONDS,
    email: 'ada@example.test',
    role: 'authenticated',
    amr: [{ method: 'password', timestamp: Math.floor(Date.now() / 1000) }],
    session_id: '0b8d8a44-3c3b-4c52-8f0c-3f2b9b7f8e10',
    app_metadata: { provider: 'email' },
    user_metadata: { username: 'ada' },
  });
  return {
    issuer,
    jwksUrl: `${issuer}/.well-known/jwks.json`,
    publicKey: key,
    fetches: () => fetches,
    token: (claims = {}, header = {}) =>
      new SignJWT({ ...usualClaims(), ...claims })
        .setProtectedHeader({ alg: 'ES256', kid: KEY_ID, ...header })
        .sign(privateKey),
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => {
          resolve();
        });
      }),
  };
}
