import { lacksAddress } from '../stage-to-deploy.ts';
import type { Stage } from '../../stages.ts';
import type { Caller } from '../cloud-account.ts';
import type { DatabasePlan } from './database-plan.ts';
import { findRiskyChanges } from './risky-changes.ts';
import type { SourceVersion } from './source-version.ts';

/** All that is known before anything is changed. */
export interface PlanFacts {
  stage: Stage;
  caller: Caller;
  version: SourceVersion | null;
  database: DatabasePlan;
  /** What `cdk diff` prints. */
  diff: string;
}

/** What a deployment would do, in lines for the operator. */
export interface DeployPlan {
  lines: string[];
  /** What deserves a second look, a sentence each. */
  warnings: string[];
}

/** Puts the plan of a deployment into words. */
export function makePlan(facts: PlanFacts): DeployPlan {
  return { lines: tellPlan(facts), warnings: warnOf(facts) };
}

function tellPlan({ stage, caller, version, database, diff }: PlanFacts): string[] {
  const { pending, ahead, host, isCurriculumNew } = database;
  return [
    `Stage        ${stage.name}, ${stage.siteUrl}`,
    `Account      ${caller.accountId} in ${stage.region}, as ${caller.arn}`,
    `Version      ${version?.name ?? 'unknown: these sources are no git repository'}`,
    `Database     ${host}`,
    `Migrations   ${pending.length === 0 ? 'none to apply' : `${pending.length} to apply`}`,
    ...pending.map((file) => `             ${file}`),
    ...ahead.map((migration) => `             the database is ahead by ${migration}`),
    `Curriculum   ${isCurriculumNew ? 'is published anew' : 'unchanged'}`,
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
  'Files were changed and not committed: nobody can check this version out again to go back to it.';

const AHEAD =
  'A later version was deployed here before. Its migrations stay; this version works with them as long as they only added.';

const WITHOUT_ADDRESS =
  'The address of the site is not known yet: write the one that this deployment prints as site_url into infra/aws/stages.yml and deploy once more.';
