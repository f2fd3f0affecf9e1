import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { passwordError } from '../../domain/registration.ts';
import { PASSWORD_RULES, PasswordRules } from './password-rules.tsx';

afterEach(cleanup);

test.each([
  '',
  'Short1a',
  'lowercase1',
  'UPPERCASE1',
  'NoDigitsHere',
  'Correct1',
  `Aa1${'x'.repeat(253)}`,
  `Aa1${'x'.repeat(254)}`,
])('the rules are met exactly when the domain accepts "%s"', (password) => {
  const isMet = PASSWORD_RULES.every((rule) => rule.isMet(password));
  expect(isMet).toBe(passwordError(password) === null);
});

test('each rule says in words whether it is met', () => {
  render(<PasswordRules password="abc1" />);
  const rules = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(rules).toEqual([
    '8 to 256 characters, not met yet',
    'an uppercase letter, A-Z, not met yet',
    'a lowercase letter, a-z, met',
    'a number, 0-9, met',
  ]);
});
