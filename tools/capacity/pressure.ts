import { ASSUMPTIONS } from './assumptions.ts';
import { type Population, monthOf } from './population.ts';
import { type DatabaseLoad, databaseLoadOf } from './database-load.ts';
import { type Load, loadOf } from './load.ts';
import { QUOTAS } from './quotas.ts';
import type { Setup } from './setup.ts';

/** A limit, and how much of it a population needs. */
export interface Pressure {
  limit: string;
  needed: number;
  allowed: number;
  /** Whether it is exceeded in the busiest hour, or as data grows. */
  when: 'at the peak' | 'over time';
  /** What an operator can do about it. */
  remedy: string;
}

/** Awards per second: each updates the leaderboard's counts in its own transaction, which takes about a millisecond. */
const AWARDS_PER_SECOND = 1_000;

/** How long a statement may take. @see https://supabase.com/docs/guides/database/postgres/timeouts */
const STATEMENT_SECONDS = 120;
const DAYS_PER_MONTH = 30;

/** Returns how much of a limit is needed: above 1, it is exceeded. */
export function shareOf({ needed, allowed }: Pressure): number {
  return needed / allowed;
}

function executionPressures({ execution }: Load, { runsAtOnce }: Setup): Pressure[] {
  return [
    {
      limit: 'learners’ environments',
      needed: execution.live,
      allowed: runsAtOnce * QUOTAS.environmentsPerConcurrency,
      when: 'at the peak',
      remedy: 'raise `runs_at_once`; each one allows 2.5 environments',
    },
    {
      limit: 'runs at once',
      needed: execution.p99,
      allowed: runsAtOnce,
      when: 'at the peak',
      remedy: 'raise `runs_at_once`',
    },
    {
      limit: 'new environments per second',
      needed: execution.startsPerSecond,
      allowed: QUOTAS.environmentStartsPerSecond,
      when: 'at the peak',
      remedy: 'stagger the start of classes; use several accounts',
    },
  ];
}

/**
 * Returns the concurrency that the runs take up: their own or that of their environments, up to the reserved
 * concurrency.
 */
function concurrencyOfRuns({ execution }: Load, { runsAtOnce }: Setup): number {
  const forEnvironments = execution.live / QUOTAS.environmentsPerConcurrency;
  return Math.min(runsAtOnce, Math.max(execution.p99, forEnvironments));
}

function apiPressures(load: Load, setup: Setup): Pressure[] {
  const perSecond = load.requestsPerSecond + load.runsPerSecond;
  return [
    {
      limit: 'account concurrency',
      needed: load.apis.p99 + concurrencyOfRuns(load, setup),
      allowed: setup.accountConcurrency,
      when: 'at the peak',
      remedy: 'request a higher quota from AWS before you need it',
    },
    {
      limit: 'requests per second, stage',
      needed: perSecond,
      allowed: setup.requestsPerSecond,
      when: 'at the peak',
      remedy: 'raise `requests_per_second`',
    },
    {
      limit: 'requests per second, account',
      needed: perSecond,
      allowed: setup.httpApiPerSecond,
      when: 'at the peak',
      remedy: 'request a higher quota from AWS',
    },
    {
      limit: 'secret reads after a deployment',
      // Until the first environment is up, every call starts another one.
      needed: perSecond,
      allowed: setup.secretReadsPerSecond,
      when: 'at the peak',
      remedy: 'deploy at a quiet hour; turn on higher throughput',
    },
  ];
}

function databasePressures(load: DatabaseLoad, { database }: Setup): Pressure[] {
  return [
    {
      limit: 'pooler clients',
      needed: load.clients,
      allowed: database.clients,
      when: 'at the peak',
      remedy: 'a larger compute size; one connection per API function instead of two',
    },
    {
      limit: 'connections behind the pooler',
      needed: load.connections,
      allowed: database.connections * ASSUMPTIONS.poolShare,
      when: 'at the peak',
      remedy: 'a larger compute size, then a larger pool',
    },
    {
      limit: 'database processors',
      needed: load.cores,
      allowed: database.cores * ASSUMPTIONS.databaseUtilization,
      when: 'at the peak',
      remedy: 'a larger compute size; read replicas',
    },
    {
      limit: 'database size after a year, GB',
      needed: load.gigabytes,
      allowed: database.gigabytes,
      when: 'over time',
      remedy: 'a larger compute size; old submissions’ code stored elsewhere',
    },
    {
      limit: 'awards per second',
      needed: load.firstSolvesPerSecond,
      allowed: AWARDS_PER_SECOND,
      when: 'at the peak',
      remedy: 'a scheduled job that adds up the standings, instead of each award',
    },
  ];
}

/** The daily deletion removes in one statement what one day added, years ago. */
function removalPressure({ monthly }: Population): Pressure {
  return {
    limit: 'daily deletion, seconds',
    needed: monthOf(monthly).submissions / DAYS_PER_MONTH / ASSUMPTIONS.deletedRowsPerSecond,
    allowed: STATEMENT_SECONDS,
    when: 'over time',
    remedy: 'delete in batches, or partition by month',
  };
}

/** Returns how much of each limit a population needs, in the same order for every population. */
export function pressuresOf(population: Population, setup: Setup): Pressure[] {
  const load = loadOf(population);
  return [
    ...executionPressures(load, setup),
    ...apiPressures(load, setup),
    ...databasePressures(databaseLoadOf(population, load), setup),
    removalPressure(population),
  ];
}

/** Returns the exceeded limits, worst first. */
export function brokenLimits(population: Population, setup: Setup): Pressure[] {
  return pressuresOf(population, setup)
    .filter((pressure) => shareOf(pressure) > 1)
    .toSorted((left, right) => shareOf(right) - shareOf(left));
}
