import { setTimeout as sleep } from 'node:timers/promises';
import { ASSET_CHECKS } from './asset-checks.ts';
import type { Check, CheckResult, Site, SmokeTarget } from './check.ts';
import { API_CHECKS } from './api-checks.ts';
import { PAGE_CHECKS } from './page-checks.ts';
import { openSite } from './site.ts';

/** How long to retry a check: a new deployment may still be starting. */
export interface RetryPolicy {
  tries: number;
  pauseMs: number;
}

const RETRY_POLICY: RetryPolicy = { tries: 3, pauseMs: 5_000 };

const CHECKS: readonly Check[] = [...PAGE_CHECKS, ...ASSET_CHECKS, ...API_CHECKS];

/** Tests a running product from outside, without credentials. Changes nothing in it. */
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
  const complaint = await check.findFault(site).catch(explain);
  if (complaint === null || retries.tries <= 1) return { name, complaint };
  await sleep(retries.pauseMs);
  return tryCheck(check, site, { ...retries, tries: retries.tries - 1 });
}

function explain(error: unknown): string {
  const { cause, message } = error instanceof Error ? error : new Error(String(error));
  const reason = cause instanceof Error && cause.message !== '' ? `: ${cause.message}` : '';
  return `The check could not run (${message}${reason}).`;
}
