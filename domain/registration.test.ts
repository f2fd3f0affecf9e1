// cspell:ignore Пароль
import { expect, test } from 'vitest';
import {
  DISPOSABLE_DOMAINS,
  emailError,
  isRightAnswer,
  newMathsQuestion,
  passwordError,
} from './registration.ts';

test('operands go from 1 to 10', () => {
  expect(newMathsQuestion(() => 0)).toEqual({ left: 1, right: 1 });
  expect(newMathsQuestion(() => 0.999_999)).toEqual({ left: 10, right: 10 });
});

test('only the sum is a correct answer', () => {
  const question = { left: 7, right: 4 };
  expect(isRightAnswer(question, ' 11 ')).toBe(true);
  for (const answer of ['12', '', '1e1', '0x0b', '11.0', 'eleven']) {
    expect(isRightAnswer(question, answer)).toBe(false);
  }
});

test.each(['ada@example.test', 'first.last+tag@mail.example.org'])('%s is accepted', (email) => {
  expect(emailError(email)).toBeNull();
});

test.each([
  '',
  'ada',
  'ada@',
  '@example.test',
  'ada@example',
  'a b@example.test',
  'ada@example..test',
])('"%s" is not an email address', (email) => {
  expect(emailError(email)).toBe('Please enter a valid email address.');
});

test('an email address that exceeds the length limit is rejected', () => {
  expect(emailError(`${'a'.repeat(250)}@example.test`)).toBe('Please enter a valid email address.');
});

test('twenty disposable-mail domains and their subdomains are rejected, in any case', () => {
  expect(new Set(DISPOSABLE_DOMAINS).size).toBe(20);
  for (const domain of DISPOSABLE_DOMAINS) {
    for (const spelled of [domain, domain.toUpperCase(), `inbox.${domain}`]) {
      expect(emailError(`ada@${spelled}`)).toBe('Disposable email addresses are not allowed.');
    }
  }
});

test('a domain that merely ends like a disposable one is accepted', () => {
  expect(emailError('ada@notyopmail.com')).toBeNull();
});

test.each([
  ['Short1a', 'Password must be at least 8 characters long.'],
  [
    'lowercase1',
    'Password must contain at least one uppercase letter, one lowercase letter, and one number.',
  ],
  [
    'UPPERCASE1',
    'Password must contain at least one uppercase letter, one lowercase letter, and one number.',
  ],
  [
    'NoDigitsHere',
    'Password must contain at least one uppercase letter, one lowercase letter, and one number.',
  ],
  [
    'Пароль12',
    'Password must contain at least one uppercase letter, one lowercase letter, and one number. Only A-Z, a-z and 0-9 count.',
  ],
  [
    'Password٣٤',
    'Password must contain at least one uppercase letter, one lowercase letter, and one number. Only A-Z, a-z and 0-9 count.',
  ],
  [`Aa1${'x'.repeat(254)}`, 'Password must be at most 256 characters long.'],
])('the password %s is rejected', (password, sentence) => {
  expect(passwordError(password)).toBe(sentence);
});

test.each(['Correct1', 'a passphrase with 1 Capital', `Aa1${'x'.repeat(253)}`])(
  'the password %s is accepted',
  (password) => {
    expect(passwordError(password)).toBeNull();
  },
);
