import { readFile } from 'node:fs/promises';
import { SECRET_NAMES, type SecretName } from '../../../secret-names.ts';
import type { Secrets } from '../cloud-account.ts';
import { DeployError } from '../deploy-error.ts';

const HINTS: Record<SecretName, string> = {
  DATABASE_URL: 'address of the transaction pooler, with the password',
  DATABASE_CA: 'file with the certificates that vouch for the database',
  SUPABASE_SERVICE_ROLE_KEY: 'only for a database outside the project',
  SUPABASE_JWT_SECRET: 'only for a project that still signs with its legacy secret',
};

/** Asks for each secret in turn; one that is answered with nothing stays as it is. */
export async function askForSecrets(
  askHidden: (question: string) => Promise<string>,
): Promise<Secrets> {
  const secrets: Secrets = {};
  for (const name of SECRET_NAMES) {
    const value = (await askHidden(`${name} (${HINTS[name]}; empty: leave as it is): `)).trim();
    if (value !== '') secrets[name] = value;
  }
  return secrets;
}

/** Takes the secrets from among variables. */
export function pickSecrets(variables: Readonly<Record<string, string | undefined>>): Secrets {
  const pairs = SECRET_NAMES.map((name) => [name, variables[name]?.trim()] as const);
  return Object.fromEntries(pairs.filter(([, value]) => value !== undefined && value !== ''));
}

/**
 * Reads `NAME=value` lines.
 *
 * @throws {DeployError} naming the line that is not one; never what it holds
 */
export function parseSecrets(text: string): Secrets {
  const names: readonly string[] = SECRET_NAMES;
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '');
  const pairs = lines.map((line, index) => {
    const [, name = '', value = ''] = /^([A-Z_]+)=(.+)$/.exec(line.trim()) ?? [];
    if (names.includes(name)) return [name, value] as const;
    throw new DeployError(
      `Line ${index + 1} of the standard input must be NAME=value, with a name of ${names.join(', ')}.`,
    );
  });
  return pickSecrets(Object.fromEntries(pairs));
}

/**
 * Reads the certificates where the file that holds them was named.
 *
 * @throws {DeployError} when there is no such file
 */
export async function readCertificates(secrets: Secrets): Promise<Secrets> {
  const { DATABASE_CA: given } = secrets;
  if (given === undefined || given.startsWith('-----BEGIN')) return secrets;
  try {
    return { ...secrets, DATABASE_CA: await readFile(given, 'utf8') };
  } catch (error) {
    throw new DeployError(
      `DATABASE_CA names ${given}, which cannot be read; name the file with the certificates.`,
      { cause: error },
    );
  }
}
