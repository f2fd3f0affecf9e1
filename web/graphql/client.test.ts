import { gql } from '@apollo/client';
import { afterEach, expect, test, vi } from 'vitest';
import { failureOf, startGraphqlBackend } from '../testing/graphql-backend.ts';
import type { SessionVerdict } from '../session/confirm-session.ts';
import { createGraphqlClient } from './client.ts';

afterEach(() => vi.unstubAllGlobals());

const QUERY = gql`
  query Refused {
    isUsernameAvailable(username: "ada")
  }
`;

const ENDED = failureOf('UNAUTHENTICATED', 'This session has ended. Sign in again.');

/** A client whose session is what the auth service says. */
function clientWith(verdict: SessionVerdict) {
  const checkSession = vi.fn(() => Promise.resolve(verdict));
  const client = createGraphqlClient({ accessToken: () => Promise.resolve('token'), checkSession });
  return { checkSession, ask: () => client.query({ query: QUERY }) };
}

test('a call that is refused for its token alone is made once more', async () => {
  const answers = vi.fn().mockRejectedValueOnce(ENDED).mockResolvedValue(true);
  const calls = startGraphqlBackend({ isUsernameAvailable: answers });
  const { ask, checkSession } = clientWith('alive');
  expect((await ask()).data).toEqual({ isUsernameAvailable: true });
  expect(calls).toHaveLength(2);
  expect(checkSession).toHaveBeenCalledOnce();
});

test('a call that goes on being refused is not made for ever', async () => {
  const calls = startGraphqlBackend({ isUsernameAvailable: () => Promise.reject(ENDED) });
  const { ask, checkSession } = clientWith('alive');
  await expect(ask()).rejects.toThrow('This session has ended. Sign in again.');
  expect(calls).toHaveLength(2);
  expect(checkSession).toHaveBeenCalledOnce();
});

test.each(['ended', 'unknown'] as const)(
  'a call of a session that is %s is not made again',
  async (verdict) => {
    const calls = startGraphqlBackend({ isUsernameAvailable: () => Promise.reject(ENDED) });
    const { ask } = clientWith(verdict);
    await expect(ask()).rejects.toThrow('This session has ended. Sign in again.');
    expect(calls).toHaveLength(1);
  },
);
