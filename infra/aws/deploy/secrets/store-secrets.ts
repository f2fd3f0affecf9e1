import { SECRET_NAMES } from '../../../secret-names.ts';
import type { Stage } from '../../stages.ts';
import { secretsPath } from '../../stack-names.ts';
import type { CloudAccount, Secrets } from '../aws-account.ts';
import { DeployError } from '../deploy-error.ts';
import { findAuthorityFault, findServiceKeyFault, findTokenSecretFault } from './check-keys.ts';
import { findDatabaseFault } from './check-database-url.ts';

/** Checks that need only the secret itself. */
const CHECKS = {
  DATABASE_URL: findDatabaseFault,
  OWNER_DATABASE_URL: findDatabaseFault,
  SUPABASE_SERVICE_ROLE_KEY: findServiceKeyFault,
  SUPABASE_JWT_SECRET: findTokenSecretFault,
} as const;

/**
 * Stores the secrets of a stage if all of them are valid.
 *
 * @returns the names of the written parameters
 * @throws {DeployError} with one sentence per problem; nothing is written then
 */
export async function storeSecrets(
  stage: Stage,
  secrets: Secrets,
  account: CloudAccount,
): Promise<string[]> {
  const given = SECRET_NAMES.flatMap((name) => {
    const value = secrets[name];
    return value === undefined ? [] : [{ name, value }];
  });
  if (given.length === 0) throw new DeployError('No secrets were given, so nothing was stored.');
  const faults = await findFaults(stage, secrets, await account.readSecrets(stage.name));
  if (faults.length > 0) throw new DeployError(`${faults.join('\n')}\nNothing was stored.`);
  for (const { name, value } of given) await account.writeSecret(stage.name, name, value);
  return given.map(({ name }) => secretsPath(stage.name) + name);
}

/** @param stored the secrets that the stage already has: a new URL must match the stored certificates */
async function findFaults(stage: Stage, secrets: Secrets, stored: Secrets): Promise<string[]> {
  const names = Object.keys(CHECKS) as (keyof typeof CHECKS)[];
  const alone = names.map(async (name) => {
    const value = secrets[name];
    return value === undefined ? null : CHECKS[name](value, stage);
  });
  const faults = (await Promise.all(alone)).filter((fault) => fault !== null);
  const { DATABASE_URL, DATABASE_CA } = secrets;
  if (faults.length > 0 || (DATABASE_URL ?? DATABASE_CA) === undefined) return faults;
  const together = await findAuthorityFault({ ...stored, ...secrets });
  return together === null ? [] : [together];
}
