import { beforeEach, expect, test, vi } from 'vitest';
import { answerDraftKey, readAnswerDraft, writeAnswerDraft } from './answer-draft.ts';
import { forgetDrafts } from './forget-drafts.ts';

const KEY = answerDraftKey('learner-1', 'print-and-run/name');

beforeEach(() => localStorage.clear());

test('a saved answer is restored unchanged, also an empty one', () => {
  writeAnswerDraft(localStorage, KEY, ['host', 'print(host)']);
  expect(readAnswerDraft(localStorage, KEY)).toEqual(['host', 'print(host)']);
  writeAnswerDraft(localStorage, KEY, []);
  expect(readAnswerDraft(localStorage, KEY)).toEqual([]);
});

test("answers are deleted with the learner's other drafts", () => {
  writeAnswerDraft(localStorage, KEY, ['host']);
  forgetDrafts(localStorage, 'learner-1');
  expect(readAnswerDraft(localStorage, KEY)).toBeNull();
});

test.each(['not json', '{"code":"x"}', '[1]', 'null'])(
  'a stored value that is not an answer (%s) is ignored',
  (stored) => {
    localStorage.setItem(KEY, stored);
    expect(readAnswerDraft(localStorage, KEY)).toBeNull();
  },
);

test('full storage does not stop the learner', () => {
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  });
  expect(() => writeAnswerDraft(localStorage, KEY, ['host'])).not.toThrow();
  full.mockRestore();
});
