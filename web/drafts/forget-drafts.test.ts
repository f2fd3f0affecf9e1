import { beforeEach, expect, test } from 'vitest';
import { draftKey, readDraft, writeDraft } from './draft.ts';
import { forgetDrafts } from './forget-drafts.ts';

const DRAFT = { code: 'print("hi")\n', savedAt: '2026-11-21T14:02:00.000Z' };

beforeEach(() => localStorage.clear());

test("clears all of the learner's drafts and nothing else", () => {
  const own = ['port-scanner', 'hexdump'].map((challenge) => draftKey('learner-1', challenge));
  const other = draftKey('learner-10', 'port-scanner');
  for (const key of [...own, other]) writeDraft(localStorage, key, DRAFT);
  localStorage.setItem('theme', 'dark');
  forgetDrafts(localStorage, 'learner-1');
  expect(own.map((key) => readDraft(localStorage, key))).toEqual([null, null]);
  expect(readDraft(localStorage, other)).toEqual(DRAFT);
  expect(localStorage.getItem('theme')).toBe('dark');
});
