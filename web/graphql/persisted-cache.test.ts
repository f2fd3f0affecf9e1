import type { ApolloClient } from '@apollo/client';
import { expect, test, vi } from 'vitest';
import { documentHashes } from './__generated__/document-hashes.ts';
import { mergeCachedFields, restoreCache } from './persisted-cache.ts';

const CHALLENGE = { __typename: 'Challenge' };
const VIEWER = { __typename: 'Viewer' };
const PROGRESS = { __typename: 'Progress' };

test('newer fields are merged into older ones at every depth, and override them', () => {
  const older = {
    'Challenge:scan': { ...CHALLENGE, title: 'Scan', starterCode: 'pass', isCompleted: false },
    'Viewer:1': { ...VIEWER, progress: { ...PROGRESS, lessons: 2, streak: 3 } },
  };
  const newer = {
    'Challenge:scan': { ...CHALLENGE, isCompleted: true },
    'Viewer:1': { ...VIEWER, progress: { ...PROGRESS, lessons: 3 } },
    'Lesson:bytes': { title: 'Bytes' },
  };
  expect(mergeCachedFields(older, newer)).toEqual({
    'Challenge:scan': { ...CHALLENGE, title: 'Scan', starterCode: 'pass', isCompleted: true },
    'Viewer:1': { ...VIEWER, progress: { ...PROGRESS, lessons: 3, streak: 3 } },
    'Lesson:bytes': { title: 'Bytes' },
  });
});

test('a list, a null and a reference replace the old value', () => {
  const older = { list: ['a', 'b'], debrief: { html: 'x' }, next: { __ref: 'Lesson:a' } };
  const newer = { list: ['c'], debrief: null, next: { __ref: 'Lesson:b' } };
  expect(mergeCachedFields(older, newer)).toEqual(newer);
});

test('a lab that has lost its budget does not get the old one back', () => {
  const hosts = [{ ip: '192.0.2.1', ports: {} }];
  const older = { 'Challenge:scan': { ...CHALLENGE, lab: { hosts, budget: 40 } } };
  const newer = { 'Challenge:scan': { ...CHALLENGE, lab: { hosts } } };
  expect(mergeCachedFields(older, newer)).toEqual(newer);
});

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
