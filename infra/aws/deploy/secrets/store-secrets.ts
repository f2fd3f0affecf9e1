import type { Stage } from '../../stages.ts';
import { functionName, secretsPath } from '../../stack-names.ts';
import {
  type CloudAccount,
  SECRET_NAMES,
  type SecretName,
  type Secrets,
} from '../cloud-account.ts';
import { DeployFailure } from '../deploy-failure.ts';
import { findDatabaseFault } from './check-database-url.ts';
import { findServiceKeyFault, findTokenSecretFault } from './check-keys.ts';

const CHECKS: Record<SecretName, (value: string, stage: Stage) => Promise<string | null>> = {
  DATABASE_URL: findDatabaseFault,
  SUPABASE_SERVICE_ROLE_KEY: findServiceKeyFault,
  SUPABASE_JWT_SECRET: findTokenSecretFault,
};

/**
 * Stores the secrets of a stage, when none of them has a fault.
 *
 * @returns the names of the parameters that were written
 * @throws {DeployFailure} with a sentence for each fault; nothing is written then
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
  if (given.length === 0) throw new DeployFailure('No secret was given, and nothing was stored.');
  const found = await Promise.all(given.map(({ name, value }) => CHECKS[name](value, stage)));
  const faults = found.filter((fault) => fault !== null);
  if (faults.length > 0) throw new DeployFailure(`${faults.join('\n')}\nNothing was stored.`);
  for (const { name, value } of given) await account.writeSecret(stage.name, name, value);
  return given.map(({ name }) => secretsPath(stage.name) + name);
}

/** The functions that read secrets when they start. */
const READERS = ['graphql', 'rest', 'sweeper', 'retention'];

/**
 * Has the functions of a stage read their secrets again.
 *
 * @returns the names of those that are deployed
 */
export async function renewReaders(stage: Stage, account: CloudAccount): Promise<string[]> {
  const renewed: string[] = [];
  for (const reader of READERS) {
    const name = functionName(stage.name, reader);
    if (await account.renewFunction(name)) renewed.push(name);
  }
  return renewed;
}
