import { expect, test } from 'vitest';
import { accessTokenNameError, hasAccessTokenForm, isAccessTokenLifetime } from './access-token.ts';

test.each(['CI', ' blanks around ', 'a'.repeat(60), '🚀'.repeat(60), 'O’Brien <b>&'])(
  '"%s" is a valid name for an access token',
  (name) => {
    expect(accessTokenNameError(name)).toBeNull();
  },
);

test.each(['', '   ', 'a'.repeat(61), 'two\nlines', 'a\0b', 'half \ud83d', 'escape \u009b'])(
  '%j is not a valid name',
  (name) => {
    expect(accessTokenNameError(name)).toMatch(/\.$/);
  },
);

test('an access token must have one of the lifetimes on offer', () => {
  const days = [0, 1, 29, 30, 31, 90, 90.5, 365, 366, -30, Number.POSITIVE_INFINITY, Number.NaN];
  expect(days.filter(isAccessTokenLifetime)).toEqual([30, 90, 365]);
});

const LETTERS = 'aB3'.repeat(15).slice(0, 43);
test.each([
  [`packetsmith_${LETTERS}`, true],
  [`packetsmith_${LETTERS.slice(1)}`, false],
  [`packetsmith_${LETTERS}a`, false],
  [`packetsmith_${LETTERS.slice(1)}-`, false],
  [`packetsmith_${LETTERS}\n`, false],
  [`Packetsmith_${LETTERS}`, false],
  [LETTERS, false],
])('%j has the form of an access token: %s', (text, hasForm) => {
  expect(hasAccessTokenForm(text)).toBe(hasForm);
});
