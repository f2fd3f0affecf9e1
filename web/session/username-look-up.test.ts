import { afterEach, expect, test, vi } from 'vitest';
import { startGraphqlBackend } from '../testing/graphql-backend.ts';
import { isUsernameFree } from './username-look-up.ts';

afterEach(() => vi.unstubAllGlobals());

const { signal } = new AbortController();
const answers = { isUsernameAvailable: ({ username }: { username: string }) => username !== 'ada' };

test('a visitor learns whether a username is free, and no document is sent for it', async () => {
  const calls = startGraphqlBackend(answers);
  expect(await isUsernameFree('ada', signal)).toBe(false);
  expect(await isUsernameFree('grace', signal)).toBe(true);
  expect(calls.map(({ query }) => query)).toEqual([undefined, undefined]);
});

test('a server of another version leaves it open', async () => {
  startGraphqlBackend(answers, new Map());
  expect(await isUsernameFree('ada', signal)).toBeNull();
});
