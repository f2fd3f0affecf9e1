import { createHash } from 'node:crypto';
import { z } from 'zod';
import { AuthError } from '../auth-error.ts';
import { canonicalEmail } from '../user-input.ts';
import type { ProviderAccount } from './provider-account.ts';

/** The bytes of a hash that fit into a number that JSON represents exactly. */
const ID_BYTES = 6;

/** An account as the fake page shows it. */
export interface FakeGitHubAccount {
  login: string;
  /** May be empty, as on GitHub. */
  name: string;
  email: string;
  isVerified: boolean;
}

/** Accounts to pick from: one for each possible outcome of a sign-in. */
export const SAMPLE_ACCOUNTS: readonly FakeGitHubAccount[] = [
  { login: 'octet', name: 'Octet Sample', email: 'octet@example.test', isVerified: true },
  { login: 'parity-bit', name: '', email: 'parity-bit@example.test', isVerified: true },
  { login: 'half-open', name: 'Half Open', email: 'half-open@example.test', isVerified: false },
];

/** Describes an account as GitHub would. The same login is always the same account. */
export function describeFakeAccount(account: FakeGitHubAccount, issuer: string): ProviderAccount {
  const { login, name, email, isVerified } = account;
  const hash = createHash('sha256').update(login.toLowerCase()).digest();
  return {
    id: String(hash.readUIntBE(0, ID_BYTES)),
    login,
    name: name === '' ? null : name,
    avatarUrl: null,
    emails: [{ email, isPrimary: true, isVerified }],
    issuer,
  };
}

/** GitHub's own rule. */
const LOGIN = /^[a-z\d](?:[a-z\d]|-(?=[a-z\d])){0,38}$/i;
const MAX_NAME_LENGTH = 100;

const text = z.string().catch('').default('');
const NOTHING = { choice: '', login: '', name: '', email: '', verified: '' };
const decisionShape = z
  .object({ choice: text, login: text, name: text, email: text, verified: text })
  .catch(NOTHING);

/** The values of the form. */
export interface FakeGitHubFields extends FakeGitHubAccount {
  /** An error message for each invalid field. */
  errors: Partial<Record<'login' | 'name' | 'email', string>>;
}

/** The user's choice on the page. */
type FakeGitHubDecision =
  { account: FakeGitHubAccount } | { isCanceled: true } | { fields: FakeGitHubFields };

/** An empty form. */
export const NO_FIELDS: FakeGitHubFields = {
  login: '',
  name: '',
  email: '',
  isVerified: true,
  errors: {},
};

/** Parses the form: a sample account, an invented account, or neither. */
export function readDecision(body: unknown): FakeGitHubDecision {
  const sent = decisionShape.parse(body);
  if (sent.choice === 'cancel') return { isCanceled: true };
  const sample = SAMPLE_ACCOUNTS.find(({ login }) => login === sent.choice);
  if (sample !== undefined) return { account: sample };
  const account = {
    login: sent.login.trim(),
    name: sent.name.trim(),
    email: sent.email.trim(),
    isVerified: sent.verified === 'yes',
  };
  const errors = {
    ...(LOGIN.test(account.login) ? {} : { login: LOGIN_ERROR }),
    ...(account.name.length <= MAX_NAME_LENGTH ? {} : { name: NAME_ERROR }),
    ...emailErrors(account.email),
  };
  return Object.keys(errors).length === 0 ? { account } : { fields: { ...account, errors } };
}

const LOGIN_ERROR =
  'A login has 1 to 39 letters, digits or single hyphens. It must not begin or end with a hyphen.';
const NAME_ERROR = `A name has at most ${MAX_NAME_LENGTH} characters.`;

function emailErrors(email: string): { email?: string } {
  try {
    canonicalEmail(email);
    return {};
  } catch (error) {
    if (!(error instanceof AuthError)) throw error;
    return { email: 'Enter an email address, such as learner@example.test.' };
  }
}
