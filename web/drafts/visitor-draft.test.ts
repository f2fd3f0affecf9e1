import { beforeEach, expect, test } from 'vitest';
import { draftKey, readDraft, writeDraft } from './draft.ts';
import { adoptVisitorDrafts, visitorDraftKey } from './visitor-draft.ts';

const BEGUN = { code: 'print("visitor")', savedAt: '2026-03-01T12:00:00.000Z' };
const learnerKey = draftKey('learner-1', 'first-contact');

beforeEach(() => localStorage.clear());

test('a learner continues with what a visitor wrote on this device', () => {
  writeDraft(localStorage, visitorDraftKey('first-contact'), BEGUN);
  adoptVisitorDrafts(localStorage, 'learner-1');
  expect(readDraft(localStorage, learnerKey)).toEqual(BEGUN);
  expect(readDraft(localStorage, visitorDraftKey('first-contact'))).toBeNull();
});
