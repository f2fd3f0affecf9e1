import { randomUUID } from 'node:crypto';
import { StartFailure } from '../../server/start-failure.ts';
import { AuthFailure } from '../auth-failure.ts';
import type { GitHub } from './git-hub.ts';
import { isLoopback } from './loopback.ts';
import { describeStandIn, type StandInAccount } from './stand-in-accounts.ts';
import { readStandInStyle } from './stand-in-style.ts';

const CODE_LIFETIME_MS = 600_000;
/** More sign-ins than one developer has under way. */
const KEPT_CODES = 100;

/**
 * What stands in for GitHub on a developer's machine: a page of the service itself, on which whoever opens it
 * picks the account they like.
 *
 * @throws {StartFailure} when others could open it, too
 */
export async function createStandIn(publicUrl: string): Promise<GitHub> {
  const { hostname } = new URL(publicUrl);
  if (!isLoopback(hostname)) {
    throw new StartFailure(
      `The stand-in for GitHub lets everybody in, and ${hostname} is not this machine alone; set GITHUB_CLIENT_ID and GITHUB_CLIENT_SECRET.`,
    );
  }
  const page = `${publicUrl}/stand-in/github`;
  const codes = createCodes();
  return {
    authorizationUrl: ({ state }) => `${page}?${new URLSearchParams({ state }).toString()}`,
    redeem: (code) => {
      const account = codes.take(code);
      if (account === null) {
        const kind = { status: 500, code: 'unexpected_failure' };
        return Promise.reject(new AuthFailure(kind, 'Unable to exchange external code'));
      }
      const tokens = { provider_token: `stand-in-${randomUUID()}` };
      return Promise.resolve({ account: describeStandIn(account, page), tokens });
    },
    standIn: { css: await readStandInStyle(), issueCode: codes.issue },
  };
}

interface Codes {
  issue: (account: StandInAccount) => string;
  take: (code: string) => StandInAccount | null;
}

function createCodes(): Codes {
  const issued = new Map<string, { account: StandInAccount; expiresAt: number }>();
  return {
    issue(account) {
      for (const code of [...issued.keys()].slice(0, -KEPT_CODES + 1)) issued.delete(code);
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
