import type { Crowd } from './crowd.ts';
import { databaseLoadOf, databaseSizeFor } from './database-load.ts';
import type { DatabaseSize } from './database-sizes.ts';
import { loadOf } from './load.ts';
import { QUOTAS } from './quotas.ts';

/** The settings that serve a crowd. */
export interface Settings {
  runsAtOnce: number;
  requestsPerSecond: number;
  /** The quota to ask AWS for, or the one that every account has. */
  accountConcurrency: number;
  /** Null where no size is enough. */
  database: DatabaseSize | null;
}

/** What is left free, so that a busier hour than the busiest one does not break anything at once. */
const HEADROOM = 1.5;

function roundUp(value: number, step: number): number {
  return Math.ceil(value / step) * step;
}

/** The settings that a crowd needs, with room to spare. */
export function settingsFor(crowd: Crowd): Settings {
  const load = loadOf(crowd);
  const { apis, execution } = load;
  const runs = Math.max(execution.p99, execution.live / QUOTAS.environmentsPerConcurrency);
  const runsAtOnce = roundUp(runs * HEADROOM, 20);
  const unreserved = Math.max(QUOTAS.unreservedConcurrency, apis.p99 * HEADROOM);
  return {
    runsAtOnce,
    requestsPerSecond: roundUp((load.requestsPerSecond + load.runsPerSecond) * HEADROOM, 50),
    accountConcurrency: Math.max(QUOTAS.accountConcurrency, roundUp(runsAtOnce + unreserved, 500)),
    database: databaseSizeFor(databaseLoadOf(crowd, load)),
  };
}
