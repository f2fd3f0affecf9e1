import path from 'node:path';
import process from 'node:process';
import { z } from 'zod';
import { ConfigError } from './start-error.ts';
import { authRuleVariables, readAuthRules, type AuthRules } from './auth/index.ts';
import { type ExecutionPlace, executionOnHosts } from './execution-endpoint.ts';
import { executionKey, goFlag, hostAddress, originList, webAddress } from './setting-values.ts';
import { isLoopback } from './loopback.ts';
import { withoutEmpty } from './without-empty.ts';
import {
  readSmtpSettings,
  requireSender,
  smtpVariables,
  type SmtpSettings,
} from './mail/smtp-settings.ts';

const port = z.coerce
  .number('must be a port number from 1 to 65535')
  .int('must be a whole number')
  .min(1, 'must be at least 1')
  .max(65_535, 'must be at most 65535');

const THIS_MACHINE = '127.0.0.1';

const listenAddress = z.enum(
  [THIS_MACHINE, '0.0.0.0', '::'],
  'must be 127.0.0.1 for this machine only, or 0.0.0.0 or :: for all of its networks',
);

const settings = z
  .object({
    ...authRuleVariables,
    ...smtpVariables,
    PORT: port.default(3000),
    LISTEN_ADDRESS: listenAddress.default(THIS_MACHINE),
    DATA_DIR: z.string().min(1).default('.data'),
    DATABASE_URL: z
      .url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// address' })
      .optional(),
    SUPABASE_URL: webAddress.optional(),
    SUPABASE_ANON_KEY: z.string().min(1).optional(),
    SUPABASE_SERVICE_ROLE_KEY: z.string().min(1).optional(),
    SUPABASE_JWT_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
    EXECUTION_FUNCTION: z.string().min(1).optional(),
    EXECUTION_ENDPOINT: hostAddress.optional(),
    EXECUTION_KEY: executionKey.optional(),
    METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
    SITE_URL: hostAddress.optional(),
    CORS_ORIGINS: originList.optional(),
    GITHUB_CLIENT_ID: z.string().min(1).optional(),
    GITHUB_CLIENT_SECRET: z.string().min(1).optional(),
    GOTRUE_MAILER_AUTOCONFIRM: z.enum(['true', 'false']).optional(),
    // More open than GoTrue: visitors can try the product before they sign up.
    GOTRUE_EXTERNAL_ANONYMOUS_USERS_ENABLED: goFlag.default(true),
    // Stricter than GoTrue: a stolen session must not be enough to set a new password.
    GOTRUE_SECURITY_UPDATE_PASSWORD_REQUIRE_CURRENT_PASSWORD: goFlag.default(true),
  })
  .superRefine(requireSender);

/** Settings whose values are never printed. */
const SECRETS: ReadonlySet<string> = new Set([
  'DATABASE_URL',
  'EXECUTION_KEY',
  'GITHUB_CLIENT_SECRET',
  'METRICS_TOKEN',
  'SUPABASE_ANON_KEY',
  'SUPABASE_JWT_SECRET',
  'SUPABASE_SERVICE_ROLE_KEY',
  'GOTRUE_SMTP_PASS',
]);

/** All settings from the environment, parsed. Nothing else in the server reads the environment. */
export interface Config {
  port: number;
  /** The address to listen on: loopback or all interfaces. */
  listenAddress: string;
  /** The public URL that browsers use, without a trailing slash. */
  siteUrl: string;
  /** Other origins whose pages may call the APIs from a browser. */
  corsOrigins: readonly string[];
  /** Absolute path. */
  dataDir: string;
  /** Null: the embedded PostgreSQL. */
  databaseUrl: string | null;
  /** Null: the embedded auth service. */
  supabase: {
    url: string;
    anonKey: string;
    jwtSecret: string | null;
    /** Required to delete accounts if `databaseUrl` is not the project's own database. */
    serviceKey: string | null;
  } | null;
  /** The execution function on AWS or on other hosts. Null: the local one. */
  execution: ExecutionPlace | null;
  /** What a client of `/metrics` must send. Null: nobody may read them. */
  metricsToken: string | null;
  /** The product's registration at GitHub, for the embedded auth service. Null: a local page replaces GitHub. */
  github: { clientId: string; clientSecret: string } | null;
  /** Whether a new account may sign in before its email is confirmed. */
  isAutoconfirmed: boolean;
  /** Whether visitors can try the product without an account. */
  isAnonymousSignInEnabled: boolean;
  /** The rules of the embedded auth service. */
  authRules: AuthRules;
  /** Null if emails stay in the local inbox. */
  smtp: SmtpSettings | null;
}

/**
 * Checks whether only people on this machine use the product: it listens to loopback alone, and its public URL is a
 * loopback one, so that no proxy passes on what others send.
 */
export function isForThisMachineOnly({
  listenAddress,
  siteUrl,
}: Pick<Config, 'listenAddress' | 'siteUrl'>): boolean {
  return listenAddress === THIS_MACHINE && isLoopback(new URL(siteUrl).hostname);
}

/** Returns what the operator of a product that others can reach must know, one sentence each. */
export function publicWarnings(config: Config): string[] {
  if (config.supabase !== null || isForThisMachineOnly(config)) return [];
  return [
    ...(config.isAutoconfirmed
      ? [
          'Warning: GOTRUE_MAILER_AUTOCONFIRM=true lets anyone sign up with an address that belongs to someone else.',
        ]
      : []),
    ...(config.smtp === null
      ? [
          'Warning: No email is delivered, so new accounts cannot be confirmed and passwords cannot be reset. Set GOTRUE_SMTP_HOST.',
        ]
      : []),
  ];
}

/**
 * Reads the configuration.
 *
 * @param environment the variables to read
 * @throws {ConfigError} naming the first variable that is missing or malformed
 */
export function readConfig(environment: NodeJS.ProcessEnv = process.env): Config {
  const found = parse(environment);
  const place = { listenAddress: found.LISTEN_ADDRESS, siteUrl: readSiteUrl(found) };
  return {
    ...place,
    port: found.PORT,
    corsOrigins: found.CORS_ORIGINS ?? [],
    dataDir: path.resolve(found.DATA_DIR),
    databaseUrl: found.DATABASE_URL ?? null,
    supabase: readSupabase(found),
    execution: readExecution(found),
    metricsToken: found.METRICS_TOKEN ?? null,
    github: readGitHub(found),
    isAutoconfirmed: readAutoconfirm(found, place),
    isAnonymousSignInEnabled: found.GOTRUE_EXTERNAL_ANONYMOUS_USERS_ENABLED,
    authRules: readAuthRules(found),
    smtp: readSmtpSettings(found),
  };
}

function parse(environment: NodeJS.ProcessEnv): z.infer<typeof settings> {
  const parsed = settings.safeParse(withoutEmpty(environment));
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const name = String(issue?.path[0]);
  const value = environment[name];
  const shown = value === undefined || isSecret(name, value) ? '' : `; it is "${value}"`;
  throw new ConfigError(`${name} ${issue?.message ?? ''}${shown}.`);
}

/** An address may contain a password. */
const isSecret = (name: string, value: string): boolean =>
  SECRETS.has(name) || /\/\/[^/]*@/.test(value);

function readSiteUrl({ SITE_URL, LISTEN_ADDRESS, PORT }: z.infer<typeof settings>): string {
  const siteUrl = SITE_URL ?? `http://localhost:${PORT}`;
  // Local-only features, such as the fake GitHub, are enabled by this URL.
  if (LISTEN_ADDRESS !== THIS_MACHINE && isLoopback(new URL(siteUrl).hostname))
    throw new ConfigError(
      `SITE_URL must be a public URL, such as https://learn.example.org, because LISTEN_ADDRESS=${LISTEN_ADDRESS} lets other machines connect, but ${siteUrl} only works on this one.`,
    );
  return siteUrl;
}

/** Where others can sign up, an address counts as confirmed at once only if the operator says so. */
function readAutoconfirm(
  { GOTRUE_MAILER_AUTOCONFIRM: choice }: z.infer<typeof settings>,
  place: Parameters<typeof isForThisMachineOnly>[0],
): boolean {
  return choice === undefined ? isForThisMachineOnly(place) : choice === 'true';
}

function readExecution(found: z.infer<typeof settings>): ExecutionPlace | null {
  const { EXECUTION_FUNCTION: name, EXECUTION_ENDPOINT: endpoint, EXECUTION_KEY: key } = found;
  if (endpoint === undefined) return name === undefined ? null : { functionName: name };
  if (key === undefined)
    throw new ConfigError('EXECUTION_KEY is missing: the hosts at EXECUTION_ENDPOINT require it.');
  return executionOnHosts(endpoint, key);
}

function readSupabase(found: z.infer<typeof settings>): Config['supabase'] {
  const { SUPABASE_URL: url, SUPABASE_ANON_KEY: anonKey } = found;
  if (url === undefined && anonKey === undefined) return null;
  if (url === undefined)
    throw new ConfigError(
      'SUPABASE_URL is missing: SUPABASE_ANON_KEY is set, and both are required.',
    );
  if (anonKey === undefined)
    throw new ConfigError(
      'SUPABASE_ANON_KEY is missing: SUPABASE_URL is set, and both are required.',
    );
  return {
    url,
    anonKey,
    jwtSecret: found.SUPABASE_JWT_SECRET ?? null,
    serviceKey: found.SUPABASE_SERVICE_ROLE_KEY ?? null,
  };
}

function readGitHub(found: z.infer<typeof settings>): Config['github'] {
  const { GITHUB_CLIENT_ID: clientId, GITHUB_CLIENT_SECRET: clientSecret } = found;
  if (clientId === undefined && clientSecret === undefined) return null;
  if (clientId !== undefined && clientSecret !== undefined) return { clientId, clientSecret };
  const [missing, present] =
    clientId === undefined
      ? ['GITHUB_CLIENT_ID', 'GITHUB_CLIENT_SECRET']
      : ['GITHUB_CLIENT_SECRET', 'GITHUB_CLIENT_ID'];
  throw new ConfigError(`${missing} is missing: ${present} is set, and both are required.`);
}
