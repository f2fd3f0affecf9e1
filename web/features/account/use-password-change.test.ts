import { expect, test } from 'vitest';
import { messages } from '../../messages.ts';
import { EMPTY_PASSWORD, passwordErrors, refusedField } from './use-password-change.ts';

const GOOD = {
  ...EMPTY_PASSWORD,
  current: 'Old1password',
  password: 'Fresh2horse',
  confirmed: 'Fresh2horse',
};

test('a valid change has no errors', () => {
  expect(passwordErrors(GOOD, { hasCurrent: true, hasCode: false })).toEqual({});
});

test('the current password is requested only if there is one', () => {
  const values = { ...GOOD, current: '' };
  expect(passwordErrors(values, { hasCurrent: false, hasCode: false })).toEqual({});
  expect(passwordErrors(values, { hasCurrent: true, hasCode: false })).toEqual({
    current: 'Enter your current password.',
  });
});

test("the product's password rules apply, and both fields must match", () => {
  const values = { ...GOOD, password: 'short', confirmed: 'other' };
  expect(passwordErrors(values, { hasCurrent: true, hasCode: false })).toEqual({
    password: 'Password must be at least 8 characters long.',
    confirmed: messages.passwordsDiffer,
  });
});

test.each([
  ['123456', {}],
  [' 123456 ', {}],
  ['', { code: 'Enter the code from the email. Use digits only.' }],
  ['12345x', { code: 'Enter the code from the email. Use digits only.' }],
])('the code "%s" is validated when one is required', (code, errors) => {
  expect(passwordErrors({ ...GOOD, code }, { hasCurrent: true, hasCode: true })).toEqual(errors);
});

test.each([
  ['current_password_invalid', 'current'],
  ['same_password', 'password'],
  ['reauthentication_not_valid', 'code'],
  ['over_request_rate_limit', null],
])('the error %s is shown at the field %s', (code, field) => {
  expect(refusedField(code)).toBe(field);
});
