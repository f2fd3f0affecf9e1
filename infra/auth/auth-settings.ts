import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { JWK } from 'jose';
import { z } from 'zod';
import { ConfigError } from '../start-error.ts';
import {
  readSmtpSettings,
  requireSender,
  smtpVariables,
  type SmtpSettings,
} from '../mail/smtp-settings.ts';
import { goFlag, webAddress } from '../setting-values.ts';
import { authRuleVariables, readAuthRules, type AuthRules } from './auth-rules.ts';
import {
  gitHubVariables,
  readGitHubSettings,
  type GitHubSettings,
} from './github/git-hub-settings.ts';
import { parseSigningKeys } from './signing-keys.ts';

const count = (name: string, least: number) =>
  z.coerce.number(`must be ${name}`).int(`must be ${name}`).min(least, `must be ${name}`);

const variables = z
  .object({
    ...authRuleVariables,
    ...smtpVariables,
    ...gitHubVariables,
    PORT: count('a port number from 1 to 65535', 1).max(65_535).default(9999),
    DATA_DIR: z.string().default('.data'),
    DATABASE_URL: z
      .url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// address' })
      .optional(),
    API_EXTERNAL_URL: webAddress.optional(),
    GOTRUE_SITE_URL: webAddress.default('http://localhost:3000'),
    GOTRUE_JWT_KEYS: z.string().optional(),
    GOTRUE_JWT_SECRET: z.string().optional(),
    GOTRUE_JWT_EXP: count('a number of seconds', 1).default(3600),
    GOTRUE_SECURITY_REFRESH_TOKEN_REUSE_INTERVAL: count('a number of seconds', 0).default(10),
    GOTRUE_MAILER_AUTOCONFIRM: goFlag.default(false),
    GOTRUE_DISABLE_SIGNUP: goFlag.default(false),
    GOTRUE_EXTERNAL_ANONYMOUS_USERS_ENABLED: goFlag.default(false),
    GOTRUE_EXTERNAL_EMAIL_ENABLED: goFlag.default(true),
    GOTRUE_PASSWORD_MIN_LENGTH: count('a number of characters', 1).default(6),
  })
  .superRefine(requireSender);

/** The settings of a standalone auth service, from the environment. Names and defaults are GoTrue's. */
export interface AuthSettings extends AuthRules, GitHubSettings {
  /** Null if emails stay in the local inbox. */
  smtp: SmtpSettings | null;
  port: number;
  /** Absolute. */
  dataDir: string;
  /** Null for the embedded PostgreSQL. */
  databaseUrl: string | null;
  /** Without a trailing slash. */
  publicUrl: string;
  siteUrl: string;
  /** Null if neither keys nor a secret are set: the service then creates its own. */
  signingKeys: JWK[] | null;
  legacySecret: string | null;
  accessTokenSeconds: number;
  refreshTokenReuseSeconds: number;
  isAutoconfirmed: boolean;
  isSignupDisabled: boolean;
  isAnonymousSignInEnabled: boolean;
  isEmailEnabled: boolean;
  /** In characters. */
  minimumPasswordLength: number;
}

/**
 * Reads GoTrue's variables.
 *
 * @throws {ConfigError} naming the first invalid variable @throws {StartError} if GOTRUE_JWT_KEYS
 * contains no JWKs
 */
export function readAuthSettings(environment: NodeJS.ProcessEnv): AuthSettings {
  const found = parse(environment);
  return {
    port: found.PORT,
    dataDir: path.resolve(found.DATA_DIR),
    databaseUrl: found.DATABASE_URL ?? null,
    publicUrl: found.API_EXTERNAL_URL ?? `http://localhost:${found.PORT}`,
    siteUrl: found.GOTRUE_SITE_URL,
    ...readSigning(found),
    ...readAuthRules(found),
    smtp: readSmtpSettings(found),
    ...readGitHubSettings(found),
    accessTokenSeconds: found.GOTRUE_JWT_EXP,
    refreshTokenReuseSeconds: found.GOTRUE_SECURITY_REFRESH_TOKEN_REUSE_INTERVAL,
    isAutoconfirmed: found.GOTRUE_MAILER_AUTOCONFIRM,
    isSignupDisabled: found.GOTRUE_DISABLE_SIGNUP,
    isEmailEnabled: found.GOTRUE_EXTERNAL_EMAIL_ENABLED,
    isAnonymousSignInEnabled: found.GOTRUE_EXTERNAL_ANONYMOUS_USERS_ENABLED,
    minimumPasswordLength: found.GOTRUE_PASSWORD_MIN_LENGTH,
  };
}

function parse(environment: NodeJS.ProcessEnv): z.infer<typeof variables> {
  const known = Object.entries(environment).filter(([, value]) => value !== '');
  const parsed = variables.safeParse(Object.fromEntries(known));
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  // Doesn't quote the value, which may be a secret.
  throw new ConfigError(
    `${String(issue?.path[0] ?? 'A variable')} ${issue?.message ?? 'cannot be used'}.`,
  );
}

function readSigning({
  GOTRUE_JWT_KEYS: keys,
  GOTRUE_JWT_SECRET: secret,
}: z.infer<typeof variables>): Pick<AuthSettings, 'signingKeys' | 'legacySecret'> {
  const withoutKeys = secret === undefined ? null : [];
  return {
    signingKeys: keys === undefined ? withoutKeys : readKeys(keys),
    legacySecret: secret ?? null,
  };
}

/** The variable contains the keys themselves or the path of a file with them. */
function readKeys(value: string): JWK[] {
  if (value.trimStart().startsWith('[')) return parseSigningKeys(value, 'GOTRUE_JWT_KEYS');
  try {
    return parseSigningKeys(readFileSync(value, 'utf8'), value);
  } catch (error) {
    if (!(error instanceof Error) || !('code' in error)) throw error;
    throw new ConfigError(
      'GOTRUE_JWT_KEYS must be a JSON array of JWKs, or the path of a file that can be read.',
    );
  }
}
