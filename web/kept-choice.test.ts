import { afterEach, expect, test, vi } from 'vitest';
import { keepChoice, readChoice } from './kept-choice.ts';

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

test('a choice is kept on the device', () => {
  expect(readChoice('editor')).toBeNull();
  keepChoice('editor', 'plain');
  expect(readChoice('editor')).toBe('plain');
});

test('with blocked storage, there is no choice, and keeping one does nothing', () => {
  const block = () => {
    throw new DOMException('Blocked.', 'SecurityError');
  };
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(block);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(block);
  expect(() => keepChoice('editor', 'plain')).not.toThrow();
  expect(readChoice('editor')).toBeNull();
});
