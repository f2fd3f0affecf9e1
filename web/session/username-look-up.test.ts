import { expect, test } from 'vitest';
import { serveGraphql } from '../testing/serve-graphql.ts';
import { isUsernameFree } from './username-look-up.ts';

const { signal } = new AbortController();
const answers = { isUsernameAvailable: ({ username }: { username: string }) => username !== 'ada' };

test('a visitor learns whether a username is free, and no document is sent for it', async () => {
  const calls = serveGraphql(answers);
  expect(await isUsernameFree('ada', signal)).toBe(false);
  expect(await isUsernameFree('grace', signal)).toBe(true);
  expect(calls().map(({ query }) => query)).toEqual([undefined, undefined]);
});

test('a server of another version leaves it open', async () => {
  serveGraphql(answers, new Map());
  expect(await isUsernameFree('ada', signal)).toBeNull();
});
