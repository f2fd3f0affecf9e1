import type { ApolloClient } from '@apollo/client';
import { expect, test, vi } from 'vitest';
import { documentHashes } from './__generated__/document-hashes.ts';
import { restoreCache } from './persisted-cache.ts';

const documents = [...documentHashes.values()].join();
const answers = { 'Challenge:scan': { __typename: 'Challenge', title: 'Scan' } };

/** Returns what a client restores from a persisted cache. */
async function restoredFrom(persisted: object): Promise<unknown> {
  vi.stubGlobal('caches', { match: () => Promise.resolve(Response.json(persisted)) });
  const restore = vi.fn();
  await restoreCache({ restore } as unknown as ApolloClient, 'learner-1');
  return restore.mock.calls;
}

test('a cache written by this build is restored', async () => {
  expect(await restoredFrom({ version: 2, documents, answers })).toEqual([[answers]]);
});

test.each([
  ['without a version, which has labs as text', { documents, answers }],
  ['of another version', { version: 1, documents, answers }],
  ['of other documents', { version: 2, documents: 'other', answers }],
])('a cache %s is ignored', async (_name, persisted) => {
  expect(await restoredFrom(persisted)).toEqual([[{}]]);
});
