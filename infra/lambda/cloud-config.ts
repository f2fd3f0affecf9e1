import process from 'node:process';
import * as z from 'zod/mini';
import { type ExecutionPlace, executionOnHosts } from '../execution-endpoint.ts';
import { ConfigError } from '../start-error.ts';
import { API_SECRETS } from '../secret-names.ts';
import {
  HOST_ADDRESS,
  isHostAddress,
  isOrigin,
  isWebAddress,
  WEB_ADDRESS,
  withoutSlash,
} from '../web-address.ts';
import { withoutEmpty } from '../without-empty.ts';
import { type ParameterStore, readParameters } from './read-parameters.ts';

const text = z.string('must be set');
const web = text.check(z.refine(isWebAddress, WEB_ADDRESS));
const host = text.check(z.refine(isHostAddress, HOST_ADDRESS));
const list = z.pipe(
  text,
  z.transform((value) => value.split(',').map((part) => part.trim())),
);

/** Short enough for a header, too long to guess. */
const originSecret = z
  .string('must be set')
  .check(z.minLength(16, 'must have at least 16 characters'));

const settings = z.object({
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// address' }),
  DATABASE_CA: z.optional(
    text.check(z.regex(/^-----BEGIN CERTIFICATE-----/, 'must be PEM certificates')),
  ),
  SUPABASE_URL: web,
  SUPABASE_ANON_KEY: text,
  SUPABASE_SERVICE_ROLE_KEY: z.optional(text),
  SUPABASE_JWT_SECRET: z.optional(text.check(z.minLength(32, 'must have at least 32 characters'))),
  EXECUTION_FUNCTION: text,
  EXECUTION_ENDPOINT: z.optional(host),
  EXECUTION_KEY: z.optional(text.check(z.minLength(32, 'must have at least 32 characters'))),
  CORS_ORIGINS: z.optional(
    z.pipe(list, z.array(text.check(z.refine(isOrigin, 'must list origins')))),
  ),
});

const readable = z.object({ SECRETS: z.optional(list) });

const apiSettings = z.object({ ORIGIN_SECRET: z.pipe(list, z.array(originSecret)) });

const parameterStore = z.object({
  SECRETS_PATH: z.optional(
    text.check(z.regex(/^(\/[\w.-]+)+\/?$/, 'must be a path such as /packetsmith/staging/')),
  ),
  AWS_REGION: text,
  AWS_ACCESS_KEY_ID: text,
  AWS_SECRET_ACCESS_KEY: text,
  AWS_SESSION_TOKEN: z.optional(text),
  AWS_ENDPOINT_URL_SSM: z.optional(web),
});

type Variables = Readonly<Record<string, string | undefined>>;

/** A function's parsed environment variables and secrets. */
export interface CloudConfig {
  databaseUrl: string;
  /** The CA certificates of the database in PEM; null if its URL decides. */
  databaseAuthority: string | null;
  supabase: {
    /** Without a trailing slash. */
    url: string;
    anonKey: string;
    jwtSecret: string | null;
    serviceKey: string | null;
  };
  /** The function that runs programs: Lambda's, or that of execution hosts. */
  execution: ExecutionPlace;
  /** Other origins whose pages may call the APIs from a browser. */
  corsOrigins: readonly string[];
}

/**
 * Reads the secrets that CloudFront may send: two during a rotation, otherwise one.
 *
 * @throws {ConfigError} if ORIGIN_SECRET is missing or too short
 */
export function readOriginSecrets(environment: Variables = process.env): readonly string[] {
  return parse(apiSettings, environment, (name) => name).ORIGIN_SECRET;
}

/**
 * Reads the configuration of a function from its environment, and missing secrets from the parameters below
 * SECRETS_PATH.
 *
 * @throws {ConfigError} naming the variable or parameter that is missing or malformed, without its value
 */
export async function readCloudConfig(environment: Variables = process.env): Promise<CloudConfig> {
  const given = withoutEmpty(environment);
  const store = readStore(given);
  const missing = readableSecrets(given).filter((name) => given[name] === undefined);
  const secrets =
    store === null || missing.length === 0
      ? {}
      : withoutEmpty(await readParameters(store, missing));
  const isSecret = (name: string): boolean =>
    given[name] === undefined && (name in secrets || name === 'DATABASE_URL');
  const found = parse(settings, { ...secrets, ...given }, (name) =>
    store !== null && isSecret(name) ? `The parameter ${store.path}${name}` : name,
  );
  return {
    databaseUrl: found.DATABASE_URL,
    databaseAuthority: found.DATABASE_CA ?? null,
    supabase: {
      url: withoutSlash(found.SUPABASE_URL),
      anonKey: found.SUPABASE_ANON_KEY,
      jwtSecret: found.SUPABASE_JWT_SECRET ?? null,
      serviceKey: found.SUPABASE_SERVICE_ROLE_KEY ?? null,
    },
    execution: readExecution(found),
    corsOrigins: found.CORS_ORIGINS ?? [],
  };
}

/** @throws {ConfigError} if there is an endpoint without a key */
function readExecution(found: z.infer<typeof settings>): ExecutionPlace {
  const {
    EXECUTION_FUNCTION: functionName,
    EXECUTION_ENDPOINT: endpoint,
    EXECUTION_KEY: key,
  } = found;
  if (endpoint === undefined) return { functionName };
  if (key === undefined) throw new ConfigError('EXECUTION_KEY must be set.');
  return executionOnHosts(endpoint, key);
}

/** Returns the names of the secrets that the function may read: by default, all that the APIs need. */
function readableSecrets(given: Variables): readonly string[] {
  return parse(readable, given, (name) => name).SECRETS ?? API_SECRETS;
}

/** Returns null if secrets are only in the environment. */
function readStore(given: Variables): ParameterStore | null {
  if (given['SECRETS_PATH'] === undefined) return null;
  const found = parse(parameterStore, given, (name) => name);
  const { SECRETS_PATH = '', AWS_SESSION_TOKEN: sessionToken, AWS_ENDPOINT_URL_SSM } = found;
  return {
    path: SECRETS_PATH.replace(/\/?$/, '/'),
    region: found.AWS_REGION,
    accessKeyId: found.AWS_ACCESS_KEY_ID,
    secretAccessKey: found.AWS_SECRET_ACCESS_KEY,
    ...(sessionToken !== undefined && { sessionToken }),
    ...(AWS_ENDPOINT_URL_SSM !== undefined && {
      endpoint: withoutSlash(AWS_ENDPOINT_URL_SSM),
    }),
  };
}

function parse<Schema extends z.ZodMiniObject>(
  schema: Schema,
  variables: Variables,
  describe: (name: string) => string,
): z.infer<Schema> {
  const parsed = schema.safeParse(variables);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const name = String(issue?.path[0]);
  const reason = variables[name] === undefined ? 'must be set' : (issue?.message ?? '');
  throw new ConfigError(`${describe(name)} ${reason}.`);
}
