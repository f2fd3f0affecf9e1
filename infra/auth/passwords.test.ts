import { expect, test } from 'vitest';
import { commonPasswordError, passwordRuleError } from '../../domain/registration.ts';
import { requireStrongPassword } from './passwords.ts';

const PRODUCT = { passwordError: passwordRuleError, commonPasswordError };

function refusal(password: string, rules: Parameters<typeof requireStrongPassword>[0]): object {
  try {
    requireStrongPassword(rules, password);
    return {};
  } catch (error) {
    const { message, kind } = error as { message: string; kind: { weaknesses?: unknown } };
    return { message, weaknesses: kind.weaknesses };
  }
}

test('a common password is rejected the way GoTrue rejects a leaked one', () => {
  expect(refusal('Password1', PRODUCT)).toEqual({
    message: 'This password is one of the first that attackers try. Please choose another one.',
    weaknesses: ['pwned'],
  });
});

test('missing requirements come first, with the messages of the specification', () => {
  expect(refusal('password1', PRODUCT)).toEqual({
    message:
      'Password must contain at least one uppercase letter, one lowercase letter, and one number.',
    weaknesses: ['characters'],
  });
  expect(refusal('Pass1', PRODUCT)).toEqual({
    message: 'Password must be at least 8 characters long.',
    weaknesses: ['length'],
  });
});

test('without product rules, only the length matters', () => {
  expect(refusal('Pass', {})).toEqual({
    message: 'Password should be at least 8 characters.',
    weaknesses: ['length'],
  });
  expect(refusal('password', {})).toEqual({});
  expect(refusal('Correct-horse-7', PRODUCT)).toEqual({});
});
