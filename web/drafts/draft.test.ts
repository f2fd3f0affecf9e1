import { beforeEach, expect, test, vi } from 'vitest';
import { draftKey, readDraft, removeDraft, writeDraft } from './draft.ts';

const KEY = draftKey('learner-1', 'port-scanner');
const DRAFT = { code: 'print("hi")\n', savedAt: '2026-11-21T14:02:00.000Z' };

beforeEach(() => localStorage.clear());

test('a saved draft is restored unchanged', () => {
  expect(writeDraft(localStorage, KEY, DRAFT)).toBe(true);
  expect(readDraft(localStorage, KEY)).toEqual(DRAFT);
});

test('each learner has a separate draft for each challenge', () => {
  writeDraft(localStorage, KEY, DRAFT);
  expect(readDraft(localStorage, draftKey('learner-2', 'port-scanner'))).toBeNull();
  expect(readDraft(localStorage, draftKey('learner-1', 'hexdump'))).toBeNull();
});

test('a removed draft is gone', () => {
  writeDraft(localStorage, KEY, DRAFT);
  removeDraft(localStorage, KEY);
  expect(readDraft(localStorage, KEY)).toBeNull();
});

test.each(['not json', '{"code":7}', '"text"', '{"code":"x"}'])(
  'a stored value that is not a draft (%s) is ignored',
  (stored) => {
    localStorage.setItem(KEY, stored);
    expect(readDraft(localStorage, KEY)).toBeNull();
  },
);

test('full storage is reported, not thrown', () => {
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  });
  expect(writeDraft(localStorage, KEY, DRAFT)).toBe(false);
  full.mockRestore();
});
