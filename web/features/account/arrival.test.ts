import { expect, test } from 'vitest';
import type { AuthCallback } from '../../session/auth-callback.ts';
import type { SignInMethods } from '../../session/sign-in-methods.ts';
import { arrivalAt, arrivalWords } from './arrival.ts';

const METHODS: SignInMethods = {
  email: 'ada@example.test',
  pendingEmail: null,
  hasPassword: true,
  gitHubUsername: null,
  canUnlinkGitHub: false,
};

function wordsAfter(from: string, said: Partial<AuthCallback>, now: Partial<SignInMethods> = {}) {
  const callback: AuthCallback = { outcome: 'signed-in', errorCode: '', ...said };
  const arrival = arrivalAt(`?from=${from}`, callback);
  return arrival && arrivalWords(arrival, { ...METHODS, ...now });
}

test('who comes by themselves, or from elsewhere, is told nothing', () => {
  expect(arrivalAt('?from=email', null)).toBeNull();
  expect(wordsAfter('elsewhere', {})).toBeNull();
});

test('nothing is said before the outcome is known', () => {
  expect(wordsAfter('email', { outcome: 'pending' })).toBeNull();
});

test.each(['signed-in', 'elsewhere', 'unreachable'] as const)(
  'the last link of a change of address tells the new one (%s)',
  (outcome) => {
    expect(wordsAfter('email', { outcome })).toEqual({
      tone: 'signal',
      sentence: 'Your email is ada@example.test.',
    });
  },
);

test('the first of two links asks for the second', () => {
  expect(wordsAfter('email', { outcome: 'half-way' })?.sentence).toMatch(
    /^You have opened one of two links\./,
  );
});

test('an address that claims success is not believed while the change still waits', () => {
  expect(wordsAfter('email', {}, { pendingEmail: 'new@example.test' })?.tone).toBe('warn');
});

test('a dead link says what is so', () => {
  const dead = { outcome: 'refused', errorCode: 'otp_expired' } as const;
  expect(wordsAfter('email', dead)?.sentence).toBe(
    'That link has expired or was already used. Your email is ada@example.test.',
  );
  expect(wordsAfter('email', dead, { pendingEmail: 'new@example.test' })?.sentence).toMatch(
    /You can send the email again\.$/,
  );
});

test.each([
  ['identity_already_exists', 'That GitHub account is already linked to another account here.'],
  ['access_denied', 'GitHub denied the request.'],
])('GitHub came back with %s', (errorCode, beginning) => {
  expect(wordsAfter('github', { outcome: 'refused', errorCode })?.sentence).toMatch(beginning);
});

test('a linked GitHub account is confirmed only when the service knows it', () => {
  expect(wordsAfter('github', {})).toBeNull();
  expect(wordsAfter('github', {}, { gitHubUsername: 'ada' })?.tone).toBe('signal');
});
