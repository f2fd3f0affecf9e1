import { expect, test } from 'vitest';
import { userFields } from '../testing/browser-session.ts';
import { signInMethodsOf } from './sign-in-methods.ts';

const EMAIL = { id: 'e', user_id: 'u', identity_id: 'e', provider: 'email', identity_data: {} };
const GITHUB = {
  ...EMAIL,
  identity_id: 'g',
  provider: 'github',
  identity_data: { user_name: 'ada' },
};

function methodsWith(fields: Record<string, unknown>) {
  return signInMethodsOf({ ...userFields(), identities: [], ...fields });
}

test('an email account has only a password', () => {
  expect(methodsWith({ identities: [EMAIL] })).toEqual({
    email: 'newcomer@example.test',
    isEmailConfirmed: true,
    pendingEmail: null,
    hasPassword: true,
    gitHubUsername: null,
    canUnlinkGitHub: false,
  });
});

test('GitHub can be unlinked only if another sign-in method is left', () => {
  expect(methodsWith({ identities: [GITHUB] })).toMatchObject({
    hasPassword: false,
    gitHubUsername: 'ada',
    canUnlinkGitHub: false,
  });
  expect(methodsWith({ identities: [EMAIL, GITHUB] }).canUnlinkGitHub).toBe(true);
});

test('a GitHub account without a name counts as linked', () => {
  const nameless = { ...GITHUB, identity_data: { user_name: 7 } };
  expect(methodsWith({ identities: [nameless] }).gitHubUsername).toBe('');
});

test.each([
  ['new@example.test', 'new@example.test'],
  ['', null],
  [undefined, null],
])('the new address %j is pending as %j', (new_email, pendingEmail) => {
  expect(methodsWith({ new_email }).pendingEmail).toBe(pendingEmail);
});
