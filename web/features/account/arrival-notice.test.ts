import { expect, test } from 'vitest';
import type { AuthCallback } from '../../session/auth-callback.ts';
import type { SignInMethods } from '../../session/sign-in-methods.ts';
import { arrivalAt, arrivalWords } from './arrival-notice.tsx';

const METHODS: SignInMethods = {
  email: 'ada@example.test',
  isEmailConfirmed: true,
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

test('no notice is shown for other ways of opening the page', () => {
  expect(arrivalAt('?from=email', null)).toBeNull();
  expect(wordsAfter('elsewhere', {})).toBeNull();
});

test('no notice is shown before the outcome is known', () => {
  expect(wordsAfter('email', { outcome: 'pending' })).toBeNull();
});

test.each(['signed-in', 'elsewhere', 'unreachable'] as const)(
  'after the last link of an email change, the notice states the new address (%s)',
  (outcome) => {
    expect(wordsAfter('email', { outcome })).toEqual({
      tone: 'signal',
      sentence: 'Your email is ada@example.test.',
    });
  },
);

test('after the first of two links, the notice asks for the second', () => {
  expect(wordsAfter('email', { outcome: 'half-way' })?.sentence).toMatch(
    /^You have opened one of two links\./,
  );
});

test('the URL cannot claim success while the change is still pending', () => {
  expect(wordsAfter('email', {}, { pendingEmail: 'new@example.test' })?.tone).toBe('warn');
});

test('after an expired link, the notice states the current address', () => {
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
])('the notice explains the error %s from GitHub', (errorCode, beginning) => {
  expect(wordsAfter('github', { outcome: 'refused', errorCode })?.sentence).toMatch(beginning);
});

test('a linked GitHub account is confirmed only once the auth service reports it', () => {
  expect(wordsAfter('github', {})).toBeNull();
  expect(wordsAfter('github', {}, { gitHubUsername: 'ada' })?.tone).toBe('signal');
});
