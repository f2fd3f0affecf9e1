import { lacksAddress } from '../stage-to-deploy.ts';
import type { Stage } from '../../stages.ts';
import type { Caller } from '../cloud-account.ts';
import type { DatabasePlan } from './database-plan.ts';
import { findRiskyChanges } from './risky-changes.ts';
import type { SourceVersion } from './source-version.ts';

/** What is known before anything is changed. */
export interface PlanFacts {
  stage: Stage;
  caller: Caller;
  version: SourceVersion | null;
  database: DatabasePlan;
  /** The output of `cdk diff`. */
  diff: string;
}

/** What a deployment would do, as lines for the operator. */
export interface DeployPlan {
  lines: string[];
  /** What the operator should check, one sentence each. */
  warnings: string[];
}

/** Formats the plan of a deployment. */
export function makePlan(facts: PlanFacts): DeployPlan {
  return { lines: tellPlan(facts), warnings: warnOf(facts) };
}

function tellPlan({ stage, caller, version, database, diff }: PlanFacts): string[] {
  const { pending, ahead, host, isCurriculumNew } = database;
  return [
    `Stage        ${stage.name}, ${stage.siteUrl}`,
    `Account      ${caller.accountId} in ${stage.region}, as ${caller.arn}`,
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
  'There are uncommitted changes: this version cannot be checked out again to go back to it.';

const AHEAD =
  'A later version was deployed here before. Its migrations stay. This version works with them as long as they only added something.';

const WITHOUT_ADDRESS =
  'The URL of the site is not known yet. Copy the one that this deployment prints to site_url in infra/aws/stages.yml and deploy again.';
