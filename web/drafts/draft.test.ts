import { beforeEach, expect, test, vi } from 'vitest';
import { draftKey, readDraft, removeDraft, writeDraft } from './draft.ts';

const KEY = draftKey('learner-1', 'port-scanner');
const DRAFT = { code: 'print("hi")\n', savedAt: '2026-11-21T14:02:00.000Z' };

beforeEach(() => localStorage.clear());

test('a kept draft comes back as it was', () => {
  expect(writeDraft(localStorage, KEY, DRAFT)).toBe(true);
  expect(readDraft(localStorage, KEY)).toEqual(DRAFT);
});

test('each learner and each challenge has a draft of its own', () => {
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
  'what is not a draft (%s) is left alone',
  (stored) => {
    localStorage.setItem(KEY, stored);
    expect(readDraft(localStorage, KEY)).toBeNull();
  },
);

test('a full storage is reported, not thrown', () => {
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  });
  expect(writeDraft(localStorage, KEY, DRAFT)).toBe(false);
  full.mockRestore();
});
