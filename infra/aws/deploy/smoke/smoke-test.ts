import { lookup } from 'node:dns/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Stage } from '../../stages.ts';
import type { StackOutputs } from '../toolkit.ts';
import { API_CHECKS } from './api-checks.ts';
import { ASSET_CHECKS, PAGE_CHECKS } from './page-checks.ts';
import { RUN_CHECK } from './run-check.ts';
import { type Check, type CheckResult, openSite, type Site, type SmokeTarget } from './site.ts';

/** How long to retry a check: a new deployment may still be starting. */
interface RetryPolicy {
  tries: number;
  pauseMs: number;
}

const RETRY_POLICY: RetryPolicy = { tries: 3, pauseMs: 5_000 };

const CHECKS: readonly Check[] = [...PAGE_CHECKS, ...ASSET_CHECKS, ...API_CHECKS, RUN_CHECK];

/** Tests a running product from outside, without credentials. Runs a program in it, and changes nothing. */
export async function runSmokeTest(
  target: SmokeTarget,
  retries: RetryPolicy = RETRY_POLICY,
): Promise<CheckResult[]> {
  const site = openSite(target);
  const applying = CHECKS.filter(({ applies }) => applies?.(target) ?? true);
  return Promise.all(applying.map((check) => tryCheck(check, site, retries)));
}

async function tryCheck(check: Check, site: Site, retries: RetryPolicy): Promise<CheckResult> {
  const { name } = check;
  const problem = await check.findProblem(site).catch(explain);
  if (problem === null && check.note) return { name, problem, note: await check.note(site) };
  if (problem === null || retries.tries <= 1) return { name, problem };
  await sleep(retries.pauseMs);
  return tryCheck(check, site, { ...retries, tries: retries.tries - 1 });
}

function explain(error: unknown): string {
  const { cause, message } = error instanceof Error ? error : new Error(String(error));
  const reason = cause instanceof Error && cause.message !== '' ? `: ${cause.message}` : '';
  return `The check could not run (${message}${reason}).`;
}

/** Formats the results of a smoke test, one line per check. */
export function formatResults(results: readonly CheckResult[]): string[] {
  return results.map(({ name, problem, note }) => {
    if (problem !== null) return `FAIL  ${name}: ${problem}`;
    return `ok    ${name}${note === undefined ? '' : ` (${note})`}`;
  });
}

/** What to test after a deployment, and whether its URL is the one that learners use. */
interface DeployedTarget extends SmokeTarget {
  /** Whether the site's domain already resolves. */
  isNamed: boolean;
}

/** Uses CloudFront's default domain until the site's own domain points to it. */
export async function targetOf(stage: Stage, outputs: StackOutputs): Promise<DeployedTarget> {
  const isNamed = stage.certificateArn === null || (await isKnown(new URL(stage.siteUrl).hostname));
  const hasName = stage.certificateArn !== null && isNamed;
  return {
    siteUrl: (hasName ? stage.siteUrl : outputs.DistributionUrl).replace(/\/$/, ''),
    apiUrl: outputs.ApiUrl.replace(/\/$/, ''),
    isHidden: stage.name !== 'production',
    isNamed,
  };
}

function isKnown(host: string): Promise<boolean> {
  return lookup(host).then(
    () => true,
    () => false,
  );
}
