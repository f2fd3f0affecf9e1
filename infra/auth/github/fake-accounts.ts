import { createHash } from 'node:crypto';
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
