import { beforeEach, expect, test } from 'vitest';
import { draftKey } from './draft.ts';
import { moveDrafts } from './move-drafts.ts';
import { readWorkspaceDraft, type WorkspaceDraft, writeWorkspaceDraft } from './workspace-draft.ts';

const KEY = draftKey('learner-1', 'hexdump');
const OWN_CASE = { name: 'Mine', stdin: '0\n', expectedStdout: null };
const DRAFT: WorkspaceDraft = {
  code: 'print(1)',
  savedAt: '2026-11-21T14:02:00.000Z',
  ownCases: [],
  revision: null,
  isSent: false,
  unsent: [],
};

beforeEach(() => localStorage.clear());

const stored = (fields: object): WorkspaceDraft | null => {
  const { code, savedAt } = DRAFT;
  localStorage.setItem(KEY, JSON.stringify({ code, savedAt, ...fields }));
  return readWorkspaceDraft(localStorage, KEY);
};

test('a draft keeps its own cases, and what the server knows of it', () => {
  const { isSent: _, unsent, ...version } = DRAFT;
  const replaced = { ...version, code: 'print(0)', revision: 2 };
  const draft = {
    ...DRAFT,
    ownCases: [OWN_CASE],
    revision: 3,
    isSent: true,
    unsent: [...unsent, replaced],
  };
  writeWorkspaceDraft(localStorage, KEY, draft);
  expect(readWorkspaceDraft(localStorage, KEY)).toEqual(draft);
});

test('a replaced draft that cannot be read is left out', () => {
  expect(stored({ unsent: [null, 7, { code: 1 }] })?.unsent).toEqual([]);
  expect(stored({ unsent: 'x' })?.unsent).toEqual([]);
});

test('a draft of the landing page has no own cases and was never sent', () => {
  expect(stored({})).toEqual(DRAFT);
});

test('cases that cannot be read are left out, and so are too many', () => {
  expect(stored({ ownCases: [OWN_CASE, null, { name: 'x' }, 7] })?.ownCases).toEqual([OWN_CASE]);
  expect(stored({ ownCases: Array.from({ length: 20 }, () => OWN_CASE) })?.ownCases).toHaveLength(
    8,
  );
});

test('a draft that was moved to another learner is new to the server', () => {
  writeWorkspaceDraft(localStorage, KEY, { ...DRAFT, revision: 3, isSent: true });
  moveDrafts(localStorage, { from: 'learner-1', to: 'learner-2' });
  expect(readWorkspaceDraft(localStorage, draftKey('learner-2', 'hexdump'))).toEqual(DRAFT);
});
