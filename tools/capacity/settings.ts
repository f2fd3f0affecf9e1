import type { Population } from './population.ts';
import { databaseLoadOf, type DatabaseSize, databaseSizeFor } from './database-load.ts';
import { loadOf } from './load.ts';
import { QUOTAS } from './quotas.ts';

/** The settings that a population needs. */
export interface Settings {
  runsAtOnce: number;
  requestsPerSecond: number;
  /** The quota to request from AWS, or the default one. */
  accountConcurrency: number;
  /** Null if no size is large enough. */
  database: DatabaseSize | null;
}

/** The headroom for an hour that is busier than the expected peak. */
const HEADROOM = 1.5;

function roundUp(value: number, step: number): number {
  return Math.ceil(value / step) * step;
}

/** Returns the settings that a population needs, with headroom. */
export function settingsFor(population: Population): Settings {
  const load = loadOf(population);
  const { apis, execution } = load;
  const runs = Math.max(execution.p99, execution.live / QUOTAS.environmentsPerConcurrency);
  const runsAtOnce = roundUp(runs * HEADROOM, 20);
  const unreserved = Math.max(QUOTAS.unreservedConcurrency, apis.p99 * HEADROOM);
  return {
    runsAtOnce,
    requestsPerSecond: roundUp((load.requestsPerSecond + load.runsPerSecond) * HEADROOM, 50),
    accountConcurrency: Math.max(QUOTAS.accountConcurrency, roundUp(runsAtOnce + unreserved, 500)),
    database: databaseSizeFor(databaseLoadOf(population, load)),
  };
}
