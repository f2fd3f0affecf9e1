import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';

/** A key that signs tokens and a server that publishes it, to try tokens that no honest auth server would issue. */
export interface TokenAuthority {
  issuer: string;
  jwksUrl: string;
  /** A token as the auth server issues it, with some claims changed. */
  token(claims?: JWTPayload): Promise<string>;
  close(): Promise<void>;
}

const KEY_ID = 'current';

/** @param audience what the tokens are for */
export async function startTokenAuthority(audience = 'authenticated'): Promise<TokenAuthority> {
  const { privateKey, publicKey } = await generateKeyPair('ES256');
  const key = { ...(await exportJWK(publicKey)), kid: KEY_ID, alg: 'ES256', use: 'sig' };
  const server = createServer((_, response) => {
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ keys: [key] }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const issuer = `${origin}/auth/v1`;
  return {
    issuer,
    jwksUrl: `${issuer}/.well-known/jwks.json`,
    token: (claims = {}) =>
      new SignJWT({
        email: 'ada@example.test',
        app_metadata: { provider: 'email' },
        user_metadata: { username: 'ada' },
        ...claims,
      })
        .setProtectedHeader({ alg: 'ES256', kid: KEY_ID })
        .setSubject(claims.sub ?? '5f0c6f0e-6d9c-4b6e-9a55-0d1f2c3b4a59')
        .setIssuer(claims.iss ?? issuer)
        .setAudience(claims.aud ?? audience)
        .setExpirationTime(claims.exp ?? '5m')
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
