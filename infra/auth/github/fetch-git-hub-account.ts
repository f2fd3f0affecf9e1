import { z } from 'zod';
import { askGitHub } from './ask-git-hub.ts';
import type { ProviderAccount } from './provider-account.ts';

/** PostgreSQL stores neither NUL nor half a surrogate pair. */
const text = z.string().transform((value) => value.replaceAll('\0', '').toWellFormed());

const user = z.object({
  id: z.int().positive(),
  login: text.default(''),
  name: text.nullish(),
  avatar_url: text.nullish(),
});
const emails = z.array(
  z.object({
    email: text.default(''),
    primary: z.boolean().default(false),
    verified: z.boolean().default(false),
  }),
);

/**
 * Asks GitHub whose token it is.
 *
 * @param api where GitHub's REST API is
 * @throws {Error} when GitHub does not say
 * @see https://docs.github.com/en/rest/users/users#get-the-authenticated-user
 * @see https://docs.github.com/en/rest/users/emails#list-email-addresses-for-the-authenticated-user
 */
export async function fetchGitHubAccount(api: string, token: string): Promise<ProviderAccount> {
  const headers = {
    accept: 'application/vnd.github+json',
    authorization: `Bearer ${token}`,
    'x-github-api-version': '2022-11-28',
  };
  const [found, addresses] = await Promise.all([
    askGitHub(`${api}/user`, { headers }).then((answer) => user.parse(answer)),
    askGitHub(`${api}/user/emails?per_page=100`, { headers }).then((answer) =>
      emails.parse(answer),
    ),
  ]);
  return {
    id: String(found.id),
    login: found.login,
    name: found.name ?? null,
    avatarUrl: found.avatar_url ?? null,
    emails: addresses.map(({ email, primary, verified }) => ({
      email,
      isPrimary: primary,
      isVerified: verified,
    })),
    issuer: api,
  };
}
