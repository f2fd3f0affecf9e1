import { openDatabase } from '../../../functions/data/database.ts';
import { migrate } from '../../postgres/migrate.ts';
import { publishFiles } from '../../publish-curriculum.ts';
import { apiConcurrency } from '../apis.ts';
import { secretsPath } from '../stack-names.ts';
import type { Stage } from '../stages.ts';
import type { CloudAccount } from './aws-account.ts';
import { type Ask, requireConsent } from './confirm.ts';
import { DeployError } from './deploy-error.ts';
import { type DeployedFiles, makePlan, planDatabase, readSourceVersion } from './make-plan.ts';
import type { CheckResult, SmokeTarget } from './smoke/site.ts';
import { formatResults, targetOf } from './smoke/smoke-test.ts';
import type { StackOutputs, Toolkit } from './toolkit.ts';

/** The concurrency that AWS requires to remain unreserved. */
const UNRESERVED = 100;

/**
 * Checks that the account can hold the stack, before CloudFormation fails halfway.
 *
 * @throws {DeployError} with the command to run or the quota to request
 */
async function requireCapacity(
  stage: Stage,
  accountId: string,
  account: CloudAccount,
): Promise<void> {
  const { region, runsAtOnce } = stage;
  const apis = 2 * apiConcurrency(stage);
  if (!(await account.isBootstrapped())) {
    throw new DeployError(
      `The CDK is not set up in ${region}. Run "npm exec --prefix infra/aws -- cdk bootstrap aws://${accountId}/${region}" once.`,
    );
  }
  const concurrency = await account.readConcurrency();
  if (concurrency >= runsAtOnce + apis + UNRESERVED) return;
  throw new DeployError(
    `The account has a concurrency quota of ${concurrency} in ${region}; runs_at_once is ${runsAtOnce}, the APIs reserve ${apis} because of database_clients, and AWS requires ${UNRESERVED} more to stay unreserved. Request a higher quota: "aws service-quotas request-service-quota-increase --service-code lambda --quota-code L-B99A9384 --desired-value 1000 --region ${region}".`,
  );
}

/** The tools that a deployment works with. */
export interface DeployTools extends DeployedFiles {
  account: CloudAccount;
  toolkit: Toolkit;
  /** Tests the deployed product. */
  smokeTest: (target: SmokeTarget) => Promise<CheckResult[]>;
  ask: Ask;
  print: (line: string) => void;
}

/** How far a deployment goes. */
export interface DeployExtent {
  isPlanOnly: boolean;
  isConfirmed: boolean;
}

/**
 * Deploys a stage: plan, migrations, code, curriculum, smoke test. Every step can be repeated, and does nothing if
 * there is nothing to do.
 *
 * @throws {DeployError | StartFailure} with what failed, what was changed before that, and how to go back
 */
export async function deploy(
  stage: Stage,
  extent: DeployExtent,
  tools: DeployTools,
): Promise<void> {
  const { toolkit, print } = tools;
  const databaseUrl = await plan(stage, tools);
  if (extent.isPlanOnly) return;
  if (!extent.isConfirmed) await requireConsent(stage.name, tools.ask);
  for (const file of await migrate(databaseUrl, tools.migrations)) print(`Applied ${file}`);
  const outputs = await toolkit.deploy(stage.name).catch((error: unknown) => {
    throw withRollbackAdvice(error, stage);
  });
  if (await publishTo(databaseUrl, tools)) print('Published the curriculum');
  const target = await targetOf(stage, outputs);
  if (!target.isNamed) print(`Warning: ${unnamed(stage, outputs)}`);
  const results = await tools.smokeTest(target);
  for (const line of formatResults(results)) print(line);
  if (results.some(({ problem }) => problem !== null)) {
    throw withRollbackAdvice(
      new DeployError('The deployed product does not pass the smoke test.'),
      stage,
    );
  }
  print(`Packetsmith ${stage.name} is served at ${target.siteUrl}`);
}

/** Prints the plan after checking every prerequisite. @returns the database URL */
async function plan(stage: Stage, tools: DeployTools): Promise<string> {
  const { account, toolkit, print } = tools;
  const principal = await account.authenticate();
  const { databaseUrl, isOwnerApart } = await readDatabaseUrl(stage, account);
  await requireCapacity(stage, principal.accountId, account);
  const database = await planDatabase(databaseUrl, tools);
  await toolkit.synthesize();
  const [diff, version] = await Promise.all([toolkit.diff(stage.name), readSourceVersion()]);
  const { lines, warnings } = makePlan({ stage, principal, version, database, diff });
  for (const line of lines) print(line);
  if (!isOwnerApart) warnings.push(AS_OWNER);
  for (const warning of warnings) print(`Warning: ${warning}`);
  return databaseUrl;
}

const AS_OWNER =
  'The functions work as the owner of the database, who may do everything. docs/deploy.md explains how to give them a login of their own.';

/** Returns the URL of the owner, who migrates and publishes. A stage without one works as the owner altogether. */
async function readDatabaseUrl(
  stage: Stage,
  account: CloudAccount,
): Promise<{ databaseUrl: string; isOwnerApart: boolean }> {
  const { OWNER_DATABASE_URL, DATABASE_URL } = await account.readSecrets(stage.name);
  const databaseUrl = OWNER_DATABASE_URL ?? DATABASE_URL;
  if (databaseUrl !== undefined) {
    return { databaseUrl, isOwnerApart: OWNER_DATABASE_URL !== undefined };
  }
  throw new DeployError(
    `There is no ${secretsPath(stage.name)}DATABASE_URL in the Parameter Store of ${stage.region}; run "npm run deploy:secrets -- ${stage.name}".`,
  );
}

async function publishTo(databaseUrl: string, { curriculum }: DeployedFiles): Promise<boolean> {
  const { database, close } = openDatabase(databaseUrl, { connections: 1 });
  try {
    return await publishFiles(database, curriculum);
  } finally {
    await close();
  }
}

function unnamed({ siteUrl }: Stage, { DistributionUrl }: StackOutputs): string {
  const { hostname } = new URL(DistributionUrl);
  return `${new URL(siteUrl).hostname} does not resolve yet; add a CNAME or alias record that points to ${hostname}.`;
}

/** The migrations stay: the previous version works with them. */
function withRollbackAdvice(error: unknown, { name }: Stage): unknown {
  if (!(error instanceof DeployError)) return error;
  return new DeployError(
    `${error.message} The applied migrations stay. To go back, check out the previously deployed version (git checkout <tag>) and run "npm run deploy -- ${name}".`,
    { cause: error },
  );
}
