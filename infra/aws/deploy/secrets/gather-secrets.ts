import { readFile } from 'node:fs/promises';
import process from 'node:process';
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { SECRET_NAMES, type SecretName } from '../../../secret-names.ts';
import type { Secrets } from '../aws-account.ts';
import { DeployError } from '../deploy-error.ts';

/** Asks for a secret on the terminal without showing what is typed. */
export async function askHidden(question: string): Promise<string> {
  const discard = new Writable({
    write: (_chunk, _encoding, done) => {
      done();
    },
  });
  process.stdout.write(question);
  const terminal = createInterface({ input: process.stdin, output: discard, terminal: true });
  try {
    return await terminal.question('');
  } finally {
    terminal.close();
    process.stdout.write('\n');
  }
}

const HINTS: Record<SecretName, string> = {
  DATABASE_URL: "the product's login: URL of the transaction pooler, with the password",
  OWNER_DATABASE_URL: 'the owner of the database, for migrations: the same with another login',
  DATABASE_CA: 'file with the CA certificates of the database',
  SUPABASE_SERVICE_ROLE_KEY: 'only for a database outside the project',
  SUPABASE_JWT_SECRET: 'only for a project that still signs with its legacy secret',
};

/** Asks for each secret in turn. An empty answer keeps the stored value. */
export async function askForSecrets(ask: (question: string) => Promise<string>): Promise<Secrets> {
  const secrets: Secrets = {};
  for (const name of SECRET_NAMES) {
    const value = (await ask(`${name} (${HINTS[name]}; leave empty to keep): `)).trim();
    if (value !== '') secrets[name] = value;
  }
  return secrets;
}

/** Picks the secrets from environment variables. */
export function pickSecrets(variables: Readonly<Record<string, string | undefined>>): Secrets {
  const pairs = SECRET_NAMES.map((name) => [name, variables[name]?.trim()] as const);
  return Object.fromEntries(pairs.filter(([, value]) => value !== undefined && value !== ''));
}

/**
 * Parses `NAME=value` lines.
 *
 * @throws {DeployError} with the number of the invalid line, never its content
 */
export function parseSecrets(text: string): Secrets {
  const names: readonly string[] = SECRET_NAMES;
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '');
  const pairs = lines.map((line, index) => {
    const [, name = '', value = ''] = /^([A-Z_]+)=(.+)$/.exec(line.trim()) ?? [];
    if (names.includes(name)) return [name, value] as const;
    throw new DeployError(
      `Line ${index + 1} of the standard input must be NAME=value. Valid names: ${names.join(', ')}.`,
    );
  });
  return pickSecrets(Object.fromEntries(pairs));
}

/**
 * Reads the certificates if the value names a file.
 *
 * @throws {DeployError} if the file does not exist
 */
export async function readCertificates(secrets: Secrets): Promise<Secrets> {
  const { DATABASE_CA: given } = secrets;
  if (given === undefined || given.startsWith('-----BEGIN')) return secrets;
  try {
    return { ...secrets, DATABASE_CA: await readFile(given, 'utf8') };
  } catch (error) {
    throw new DeployError(
      `DATABASE_CA names ${given}, which cannot be read. Set it to the path of the certificate file.`,
      { cause: error },
    );
  }
}
