import { openDatabase } from '../../../functions/data/database.ts';
import { compareMigrations, type MigrationComparison } from '../../postgres/compare-migrations.ts';
import { type CurriculumSource, isPublished } from '../../publish-curriculum.ts';
import type { Stage } from '../stages.ts';
import type { AwsPrincipal } from './aws-account.ts';
import { runProgram } from './run-program.ts';
import { lacksAddress } from './stage-to-deploy.ts';

/** The version of the sources that would be deployed. */
interface SourceVersion {
  /** A tag, or a commit relative to one: `v1.4.0`, `v1.4.0-3-g1a2b3c4`. */
  name: string;
  /** Whether there are uncommitted changes. Such a version can't be checked out again. */
  isDirty: boolean;
}

/** Reads the version from git; null if the sources aren't a git repository. */
export async function readSourceVersion(): Promise<SourceVersion | null> {
  const describe = runProgram(['git', 'describe', '--tags', '--always', '--dirty'], {
    isShown: false,
  });
  const { status, output } = await describe.catch(() => ({ status: null, output: '' }));
  if (status !== 0) return null;
  const name = output.trim();
  return { name: name.replace(/-dirty$/, ''), isDirty: name.endsWith('-dirty') };
}

/** The files that are applied to a stage's database. Defaults to the project's own. */
export interface DeployedFiles {
  /** The directory of the migrations. */
  migrations?: string;
  curriculum?: CurriculumSource;
}

/** How a stage's database differs from what would be deployed. */
interface DatabasePlan extends MigrationComparison {
  /** The database's host. It is not secret. */
  host: string;
  /** Whether the curriculum files differ from the published curriculum. */
  isCurriculumNew: boolean;
}

/**
 * Compares a stage's database with the files. Only reads.
 *
 * @throws {StartError} if the database is unusable or an applied migration was changed
 */
export async function planDatabase(
  databaseUrl: string,
  files: DeployedFiles = {},
): Promise<DatabasePlan> {
  const migrations = await compareMigrations(databaseUrl, files.migrations);
  const { database, close } = openDatabase(databaseUrl, { connections: 1 });
  try {
    const isCurriculumNew = !(await isPublished(database, files.curriculum));
    return { ...migrations, host: new URL(databaseUrl).host, isCurriculumNew };
  } finally {
    await close();
  }
}

/** Resources whose contents can't be restored after a change removes or replaces them. */
const RETAINED_RESOURCES: ReadonlyMap<string, string> = new Map([
  ['AWS::S3::Bucket', 'the built site'],
  ['AWS::Logs::LogGroup', 'the logs'],
  ['AWS::SSM::Parameter', 'a setting'],
  ['AWS::SecretsManager::Secret', 'a secret'],
  ['AWS::KMS::Key', 'a key and everything it encrypted'],
  ['AWS::DynamoDB::Table', 'a table'],
  ['AWS::RDS::DBInstance', 'a database'],
  ['AWS::SNS::Topic', 'the confirmed alarm addresses'],
  ['AWS::CloudFront::Distribution', 'the address that the domain points to'],
  ['AWS::ApiGatewayV2::Api', 'the address of the API'],
]);

/** A line of `cdk diff`: `[~] AWS::S3::Bucket Site SiteC1A0 may be replaced`. */
const CHANGE = /^\[[-~+]\] (AWS::\w+::\w+) (.+?) (destroy|replace|may be replaced|orphan)$/gm;

const CONSEQUENCES: ReadonlyMap<string, string> = new Map([
  ['destroy', 'will be deleted'],
  ['replace', 'will be replaced by a new one'],
  ['may be replaced', 'may be replaced by a new one'],
  ['orphan', 'will stay in the account but leave the stack'],
]);

/**
 * Finds the changes that would lose something which must outlive a deployment.
 *
 * @param diff the output of `cdk diff`, without colors
 * @returns one sentence per change
 */
export function findRiskyChanges(diff: string): string[] {
  return [...diff.matchAll(CHANGE)].flatMap(([, type = '', name = '', action = '']) => {
    const lost = RETAINED_RESOURCES.get(type);
    return lost === undefined
      ? []
      : [`${type} ${name} ${CONSEQUENCES.get(action) ?? action}: ${lost}.`];
  });
}

/** What is known before anything is changed. */
interface PlanFacts {
  stage: Stage;
  principal: AwsPrincipal;
  version: SourceVersion | null;
  database: DatabasePlan;
  /** The output of `cdk diff`. */
  diff: string;
}

/** What a deployment would do, as lines for the operator. */
interface DeployPlan {
  lines: string[];
  /** What the operator should check, one sentence each. */
  warnings: string[];
}

/** Formats the plan of a deployment. */
export function makePlan(facts: PlanFacts): DeployPlan {
  return { lines: describePlan(facts), warnings: warnOf(facts) };
}

function describePlan({ stage, principal, version, database, diff }: PlanFacts): string[] {
  const { pending, ahead, host, isCurriculumNew } = database;
  return [
    `Stage        ${stage.name}, ${stage.siteUrl}`,
    `Account      ${principal.accountId} in ${stage.region}, as ${principal.arn}`,
    `Version      ${version?.name ?? 'unknown: these sources are not a git repository'}`,
    `Database     ${host}`,
    `Migrations   ${pending.length === 0 ? 'none to apply' : `${pending.length} to apply`}`,
    ...pending.map((file) => `             ${file}`),
    ...ahead.map((migration) => `             the database is ahead by ${migration}`),
    `Curriculum   ${isCurriculumNew ? 'will be published again' : 'unchanged'}`,
    'Stack',
    ...diff.split('\n').map((line) => `  ${line}`.trimEnd()),
  ];
}

function warnOf({ stage, version, database, diff }: PlanFacts): string[] {
  const warnings = findRiskyChanges(diff);
  if (version?.isDirty) warnings.push(DIRTY);
  if (database.ahead.length > 0) warnings.push(AHEAD);
  if (lacksAddress(stage)) warnings.push(WITHOUT_ADDRESS);
  return warnings;
}

const DIRTY =
  'There are uncommitted changes, so you cannot check out this version later to roll back to it.';

const AHEAD =
  'A later version was deployed here before. Its migrations stay. This version works with them as long as they only added something.';

const WITHOUT_ADDRESS =
  'The URL of the site is not known yet. Copy the one that this deployment prints to site_url in infra/aws/stages.yml and deploy again.';
