import process from 'node:process';
import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { SECRETS_LIFETIME_MS } from '../../../time-limits.ts';
import { openAwsAccount, type Secrets } from '../aws-account.ts';
import { DeployError, explainFailure } from '../deploy-error.ts';
import { readStageName } from '../deploy-options.ts';
import { readStageToDeploy } from '../stage-to-deploy.ts';
import {
  askForSecrets,
  askHidden,
  parseSecrets,
  pickSecrets,
  readCertificates,
} from './gather-secrets.ts';
import { storeSecrets } from './store-secrets.ts';

function readOptions() {
  try {
    const options = { environment: { type: 'boolean' } } as const;
    return parseArgs({ args: process.argv.slice(2), allowPositionals: true, options });
  } catch (error) {
    throw new DeployError(
      'Secrets cannot be given as arguments. Usage: npm run deploy:secrets -- <stage> [--environment].',
      { cause: error },
    );
  }
}

/** Never from the arguments: they are in the shell history and in every process list. */
async function gather(isInEnvironment: boolean): Promise<Secrets> {
  if (isInEnvironment) return pickSecrets(process.env);
  return process.stdin.isTTY ? askForSecrets(askHidden) : parseSecrets(await text(process.stdin));
}

// `npm run deploy:secrets -- <stage>`: stores a stage's secrets where its functions read them.
try {
  const { positionals, values } = readOptions();
  const stage = await readStageToDeploy(readStageName(positionals));
  const account = openAwsAccount({ region: stage.region });
  const { accountId } = await account.authenticate();
  console.log(`Secrets of ${stage.name}, account ${accountId} in ${stage.region}`);
  const secrets = await readCertificates(await gather(values.environment ?? false));
  for (const name of await storeSecrets(stage, secrets, account)) console.log(`Stored ${name}`);
  console.log(`The functions read them within ${SECRETS_LIFETIME_MS / 60_000} minutes.`);
} catch (error) {
  console.error(explainFailure(error));
  process.exitCode = 1;
}
