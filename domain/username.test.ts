import fc from 'fast-check';
import { expect, test } from 'vitest';
import { canonicalUsername, usernameError, usernameFrom } from './username.ts';

test('different spellings of a name give the same username', () => {
  expect(canonicalUsername(' Ada ')).toBe('ada');
  expect(canonicalUsername('ＡＤＡ')).toBe('ada');
});

test.each([
  ['ab', 'Username must be at least 3 characters long.'],
  ['a'.repeat(25), 'Username must be at most 24 characters long.'],
  ['ada lovelace', 'Username may have only the letters a to z, digits, - and _.'],
  ['аda', 'Username may have only the letters a to z, digits, - and _.'],
  ['Admin', 'The username "admin" is reserved. Choose another one.'],
])('the username "%s" is rejected', (username, sentence) => {
  expect(usernameError(username)).toBe(sentence);
});

test.each(['abc', 'a_b-9', 'a'.repeat(24)])('the username "%s" is accepted', (username) => {
  expect(usernameError(username)).toBeNull();
});

test('any requested name leads to a valid username', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme' }),
      fc.constantFrom('', 'a1b2'),
      (requested, suffix) => {
        expect(usernameError(usernameFrom(requested, suffix))).toBeNull();
      },
    ),
  );
});

test('a valid requested name is kept', () => {
  expect(usernameFrom('Ada')).toBe('ada');
  expect(usernameFrom('ada@example.test')).toBe('ada');
  expect(usernameFrom('ada', 'x7')).toBe('ada-x7');
});
