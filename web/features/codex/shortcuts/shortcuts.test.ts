import { expect, test } from 'vitest';
import { keyWords, type PressedKey, shortcutOf } from './shortcuts.ts';

function press(key: string, held: Partial<PressedKey> = {}): PressedKey {
  const none = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };
  return { key, code: key, ...none, ...held };
}
const ctrl = { ctrlKey: true };
const shift = { shiftKey: true };

test.each([
  ['run-local', press('Enter', ctrl)],
  ['run-local', press('Enter', { metaKey: true })],
  ['submit', press('Enter', { ...ctrl, ...shift })],
  ['run-server', press('Enter', { altKey: true })],
  ['stop', press('.', ctrl)],
  ['brief', press('!', { ...ctrl, ...shift, code: 'Digit1' })],
  ['editor', press('é', { ...ctrl, ...shift, code: 'Digit2' })],
  ['results', press('#', { ...ctrl, ...shift, code: 'Digit3' })],
  ['settings', press(',', ctrl)],
  ['sheet', press('?', shift)],
  [null, press('Enter')],
  [null, press('Enter', shift)],
  [null, press('.')],
  [null, press('1', { ...ctrl, code: 'Digit1' })],
  [null, press('?', ctrl)],
  [null, press('Enter', { ...ctrl, altKey: true })],
])('the keys of %s', (id, event) => {
  expect(shortcutOf(event)).toBe(id);
});

test('a Mac has its own key symbols, and Control differs from Command', () => {
  expect(keyWords('Ctrl', true)).toBe('⌘');
  expect(keyWords('Control', true)).toBe('Ctrl');
  expect(keyWords('Ctrl', false)).toBe('Ctrl');
  expect(keyWords('Enter', true)).toBe('Enter');
});
