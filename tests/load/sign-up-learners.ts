import { randomBytes } from 'node:crypto';
import { z } from 'zod';

const publicConfig = z.object({ supabaseAnonKey: z.string() });
const session = z.object({ access_token: z.string() });

/**
 * Signs learners up at a running product, one after the other, like the sign-up page does.
 *
 * @param url the product's base URL, without a trailing slash
 * @returns their access tokens
 * @throws {Error} with the response if a sign-up is refused
 */
export async function signUpLearners(url: string, count: number): Promise<string[]> {
  const config = publicConfig.parse(await (await fetch(`${url}/config.json`)).json());
  const tokens: string[] = [];
  while (tokens.length < count) {
    const name = `load-${randomBytes(6).toString('hex')}`;
    const response = await fetch(`${url}/auth/v1/signup`, {
      method: 'POST',
      headers: { apikey: config.supabaseAnonKey, 'content-type': 'application/json' },
      body: JSON.stringify({
        email: `${name}@example.test`,
        // Random text may lack one of the three kinds of characters that a password needs.
        password: `Aa1-${randomBytes(18).toString('base64url')}`,
        data: { username: name, first_name: 'Load', last_name: 'Test' },
      }),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`A learner could not sign up: ${response.status} ${text}`);
    tokens.push(session.parse(JSON.parse(text)).access_token);
  }
  return tokens;
}
