import { expect, test } from 'vitest';
import { serveGraphql } from '../testing/serve-graphql.ts';
import { isUsernameFree } from './username-look-up.ts';

const { signal } = new AbortController();
const answers = { isUsernameAvailable: ({ username }: { username: string }) => username !== 'ada' };

test('a visitor learns whether a username is available, and only the hash of the document is sent', async () => {
  const calls = serveGraphql(answers);
  expect(await isUsernameFree('ada', signal)).toBe(false);
  expect(await isUsernameFree('grace', signal)).toBe(true);
  expect(calls().map(({ query }) => query)).toEqual([undefined, undefined]);
});

test('with a server of another version the result is unknown', async () => {
  serveGraphql(answers, new Map());
  expect(await isUsernameFree('ada', signal)).toBeNull();
});
