import { beforeEach, expect, test } from 'vitest';
import { answerDraftKey, readAnswerDraft, writeAnswerDraft } from './answer-draft.ts';
import { draftKey, readDraft, writeDraft } from './draft.ts';
import { moveDrafts } from './move-drafts.ts';

const EARLIER = { code: 'print("earlier")\n', savedAt: '2026-11-21T14:02:00.000Z' };
const LATER = { code: 'print("later")\n', savedAt: '2026-11-22T14:02:00.000Z' };
const OWNERS = { from: 'guest-1', to: 'learner-1' };

beforeEach(() => localStorage.clear());

test('the drafts of one learner become those of another, and nothing else moves', () => {
  writeDraft(localStorage, draftKey('guest-1', 'port-scanner'), LATER);
  writeAnswerDraft(localStorage, answerDraftKey('guest-1', 'loops/count'), ['host']);
  writeDraft(localStorage, draftKey('guest-10', 'port-scanner'), EARLIER);
  moveDrafts(localStorage, OWNERS);
  expect(readDraft(localStorage, draftKey('learner-1', 'port-scanner'))).toEqual(LATER);
  expect(readAnswerDraft(localStorage, answerDraftKey('learner-1', 'loops/count'))).toEqual([
    'host',
  ]);
  expect(Object.keys(localStorage).filter((key) => key.startsWith('draft/guest-1/'))).toEqual([]);
  expect(readDraft(localStorage, draftKey('guest-10', 'port-scanner'))).toEqual(EARLIER);
});

test.each([
  ['newer', LATER, EARLIER],
  ['older', EARLIER, LATER],
])('a moved draft that is %s than one of the same challenge', (_case, moved, own) => {
  writeDraft(localStorage, draftKey('guest-1', 'hexdump'), moved);
  writeDraft(localStorage, draftKey('learner-1', 'hexdump'), own);
  moveDrafts(localStorage, OWNERS);
  expect(readDraft(localStorage, draftKey('learner-1', 'hexdump'))).toEqual(LATER);
  expect(readDraft(localStorage, draftKey('guest-1', 'hexdump'))).toBeNull();
});

test('an answer of the other learner is kept', () => {
  writeAnswerDraft(localStorage, answerDraftKey('guest-1', 'loops/count'), ['moved']);
  writeAnswerDraft(localStorage, answerDraftKey('learner-1', 'loops/count'), ['own']);
  moveDrafts(localStorage, OWNERS);
  expect(readAnswerDraft(localStorage, answerDraftKey('learner-1', 'loops/count'))).toEqual([
    'own',
  ]);
});
