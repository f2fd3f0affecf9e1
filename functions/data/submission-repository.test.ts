import { expect, it } from 'vitest';
import { storableJson, storableText } from './submission-repository.ts';

it('shows a NUL and replaces half a surrogate pair', () => {
  expect(storableText('a\0b \ud800 😀')).toBe('a\u2400b \ufffd 😀');
});

it('replaces every string of a value and leaves the rest unchanged', () => {
  const value = { error: '\0', tests: [{ actual: 'x\0', seconds: 0.25, stdin: null }] };
  expect(storableJson(value)).toEqual({
    error: '\u2400',
    tests: [{ actual: 'x\u2400', seconds: 0.25, stdin: null }],
  });
});
