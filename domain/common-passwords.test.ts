// cspell:disable -- Words as people type them into password fields.
import { expect, test } from 'vitest';
import { isCommonPassword } from './common-passwords.ts';

test.each([
  'Password1',
  'Password123',
  'Password1!',
  'PASSWORd2026',
  'P@ssw0rd',
  'P@$$w0rd',
  'Passw0rd!2025',
  'pAsSwOrD.1',
  '123Password',
  'Welcome1',
  'Qwerty123',
  'Qwerty123456',
  'Iloveyou1111111',
  'Abcd1234',
  'Aaa123456',
  'Admin1234',
  '1q2w3e4R',
  'Zaq12wsx',
  'Packetsmith1',
  'TestTest1',
  'Ｐassword1',
])('%s is common', (password) => {
  expect(isCommonPassword(password)).toBe(true);
});

test.each([
  'Correct-horse-7',
  'Dragon83920184',
  'Passwordless-Lighthouse-3',
  'Vq7mTz0pLx',
  'Tr0ub4dor&3',
  'NewcomerGarden42',
  '',
  '12345678',
])('%s is not', (password) => {
  expect(isCommonPassword(password)).toBe(false);
});
