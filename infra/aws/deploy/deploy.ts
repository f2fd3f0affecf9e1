import { openDatabase } from '../../../functions/data/database.ts';
import { migrate } from '../../postgres/migrate.ts';
import { publishFiles } from '../../publish-curriculum.ts';
import { apiConcurrency } from '../apis.ts';
import { secretsPath } from '../stack-names.ts';
import type { Stage, StageName } from '../stages.ts';
import type { CloudAccount } from './aws-account.ts';
import { type Ask, requireConsent } from './confirm.ts';
import { DeployError } from './deploy-error.ts';
import { findDifferentFiles } from './deployed-template.ts';
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
  /** The stage whose files must be the same; null to deploy any. */
  from: StageName | null;
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
  const { account, toolkit, print } = tools;
  const databaseUrl = await plan(stage, extent, tools);
  if (extent.isPlanOnly) return;
  if (!extent.isConfirmed) await requireConsent(stage.name, tools.ask);
  for (const file of await migrate(databaseUrl, tools.migrations)) print(`Applied ${file}`);
  const before = await account.readTemplate(stage.name);
  const outputs = await toolkit.deploy(stage.name).catch((error: unknown) => {
    throw withRollbackAdvice(error, stage);
  });
  if (await publishTo(databaseUrl, tools)) print('Published the curriculum');
  const target = await targetOf(stage, outputs);
  if (!target.isNamed) print(`Warning: ${unnamed(stage, outputs)}`);
  if (!(await passesSmokeTest(target, tools))) await goBack(stage, { before, target }, tools);
  print(`Packetsmith ${stage.name} is served at ${target.siteUrl}`);
}

async function passesSmokeTest(target: SmokeTarget, tools: DeployTools): Promise<boolean> {
  const results = await tools.smokeTest(target);
  for (const line of formatResults(results)) tools.print(line);
  return results.every(({ problem }) => problem === null);
}

/** Where a failed deployment goes back to. */
interface Way {
  /** The template that was deployed before; null if this was the first deployment. */
  before: string | null;
  target: SmokeTarget;
}

/**
 * Deploys the template of the version before, whose code and files AWS still has, and tests it.
 *
 * @throws {DeployError} in any case, because what should have been deployed isn't
 */
async function goBack(stage: Stage, { before, target }: Way, tools: DeployTools): Promise<never> {
  const failed = 'The deployed product does not pass the smoke test.';
  if (before === null) throw withRollbackAdvice(new DeployError(failed), stage);
  tools.print('Going back to the version before');
  await tools.toolkit.restore(stage.name, before).catch((error: unknown) => {
    throw withRollbackAdvice(error, stage);
  });
  const isWell = await passesSmokeTest(target, tools);
  const state = isWell
    ? 'The version before is served again, and passes it.'
    : 'The version before is served again, and does not pass it either, so look for a cause outside the release.';
  throw new DeployError(`${failed} ${state} Migrations and curriculum stay.`);
}

/** Prints the plan after checking every prerequisite. @returns the database URL */
async function plan(stage: Stage, { from }: DeployExtent, tools: DeployTools): Promise<string> {
  const { account, toolkit, print } = tools;
  const principal = await account.authenticate();
  const { databaseUrl, isOwnerApart } = await readDatabaseUrl(stage, account);
  await requireCapacity(stage, principal.accountId, account);
  const database = await planDatabase(databaseUrl, tools);
  await toolkit.synthesize();
  if (from !== null) await requireSameFiles(stage.name, from, tools);
  const [diff, version] = await Promise.all([toolkit.diff(stage.name), readSourceVersion()]);
  const { lines, warnings } = makePlan({ stage, principal, version, database, diff });
  for (const line of lines) print(line);
  if (!isOwnerApart) warnings.push(AS_OWNER);
  for (const warning of warnings) print(`Warning: ${warning}`);
  return databaseUrl;
}

/**
 * Makes sure that a stage gets exactly what another one runs, and was tested with.
 *
 * @throws {DeployError} naming what differs
 */
async function requireSameFiles(
  stage: StageName,
  from: StageName,
  { account, toolkit }: DeployTools,
): Promise<void> {
  const deployed = await account.readTemplate(from);
  if (deployed === null)
    throw new DeployError(`Nothing is deployed to ${from}. Deploy there first.`);
  const differing = findDifferentFiles(deployed, await toolkit.readTemplate(stage));
  if (differing.length === 0) return;
  throw new DeployError(
    `This is not what ${from} runs: ${differing.join(', ')} would differ. Deploy the same build to ${from} first. Nothing was changed.`,
  );
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
