import { randomUUID } from 'node:crypto';
import { StartError } from '../../start-error.ts';
import { AuthError } from '../auth-error.ts';
import type { GitHub } from './git-hub.ts';
import { isLoopback } from '../../loopback.ts';
import { describeFakeAccount, type FakeGitHubAccount } from './fake-accounts.ts';
import { readFakeGitHubStyle } from './fake-page.ts';

const CODE_LIFETIME_MS = 600_000;
/** How many codes are remembered: more than a developer ever uses at the same time. */
const MAX_CODES = 100;

/**
 * Creates a fake GitHub for a developer's machine: a page of the auth service on which they can sign in as anyone.
 *
 * @throws {StartError} if other machines could open the page
 */
export async function createFakeGitHub(publicUrl: string): Promise<GitHub> {
  const { hostname } = new URL(publicUrl);
  if (!isLoopback(hostname)) {
    throw new StartError(
      `The fake GitHub lets anyone in, and other machines can reach ${hostname}; set GITHUB_CLIENT_ID and GITHUB_CLIENT_SECRET.`,
    );
  }
  const page = `${publicUrl}/fake-github`;
  const codes = createCodes();
  return {
    authorizationUrl: ({ state }) => `${page}?${new URLSearchParams({ state }).toString()}`,
    redeem: (code) => {
      const account = codes.take(code);
      if (account === null) {
        const kind = { status: 500, code: 'unexpected_failure' };
        return Promise.reject(new AuthError(kind, 'Unable to exchange external code'));
      }
      const tokens = { provider_token: `fake-${randomUUID()}` };
      return Promise.resolve({ account: describeFakeAccount(account, page), tokens });
    },
    fakeGitHub: { css: await readFakeGitHubStyle(), issueCode: codes.issue },
  };
}

interface Codes {
  issue: (account: FakeGitHubAccount) => string;
  take: (code: string) => FakeGitHubAccount | null;
}

function createCodes(): Codes {
  const issued = new Map<string, { account: FakeGitHubAccount; expiresAt: number }>();
  return {
    issue(account) {
      for (const code of [...issued.keys()].slice(0, -MAX_CODES + 1)) issued.delete(code);
      const code = randomUUID();
      issued.set(code, { account, expiresAt: Date.now() + CODE_LIFETIME_MS });
      return code;
    },
    take(code) {
      const found = issued.get(code);
      issued.delete(code);
      return found === undefined || found.expiresAt < Date.now() ? null : found.account;
    },
  };
}
