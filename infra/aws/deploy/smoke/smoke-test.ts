import { setTimeout as sleep } from 'node:timers/promises';
import { ASSET_CHECKS } from './asset-checks.ts';
import type { Check, CheckResult, Site, SmokeTarget } from './check.ts';
import { DOOR_CHECKS } from './door-checks.ts';
import { PAGE_CHECKS } from './page-checks.ts';
import { openSite } from './site.ts';

/** How long a check is repeated: what was deployed a moment ago may still be starting. */
export interface Patience {
  tries: number;
  pauseMs: number;
}

const PATIENCE: Patience = { tries: 3, pauseMs: 5_000 };

const CHECKS: readonly Check[] = [...PAGE_CHECKS, ...ASSET_CHECKS, ...DOOR_CHECKS];

/** Tries out a running product from outside, as a stranger. Changes nothing in it. */
export async function runSmokeTest(
  target: SmokeTarget,
  patience: Patience = PATIENCE,
): Promise<CheckResult[]> {
  const site = openSite(target);
  const applying = CHECKS.filter(({ applies }) => applies?.(target) ?? true);
  return Promise.all(applying.map((check) => tryCheck(check, site, patience)));
}

async function tryCheck(check: Check, site: Site, patience: Patience): Promise<CheckResult> {
  const { name } = check;
  const complaint = await check.findFault(site).catch(explain);
  if (complaint === null || patience.tries <= 1) return { name, complaint };
  await sleep(patience.pauseMs);
  return tryCheck(check, site, { ...patience, tries: patience.tries - 1 });
}

function explain(error: unknown): string {
  const { cause, message } = error instanceof Error ? error : new Error(String(error));
  const reason = cause instanceof Error && cause.message !== '' ? `: ${cause.message}` : '';
  return `It could not be tried (${message}${reason}).`;
}
