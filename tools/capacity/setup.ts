import { DATABASE_SIZES, type DatabaseSize } from './database-load.ts';
import { QUOTAS } from './quotas.ts';

/** The values of the limits that an operator can change. */
export interface Setup {
  /** `requests_per_second` of the stage. */
  requestsPerSecond: number;
  /** `runs_at_once` of the stage: the reserved concurrency of the execution function. */
  runsAtOnce: number;
  accountConcurrency: number;
  httpApiPerSecond: number;
  secretReadsPerSecond: number;
  database: DatabaseSize;
}

function databaseSize(name: string): DatabaseSize {
  const size = DATABASE_SIZES.find((one) => one.name === name);
  if (!size) throw new Error(`There is no database size "${name}".`);
  return size;
}

/**
 * The stage `production` of `infra/aws/stages.yml` as shipped, in an account with AWS's default quotas, and the
 * smallest database of a paid plan.
 */
export function shippedSetup(): Setup {
  return {
    requestsPerSecond: 500,
    runsAtOnce: 400,
    accountConcurrency: QUOTAS.accountConcurrency,
    httpApiPerSecond: QUOTAS.httpApiPerSecond,
    secretReadsPerSecond: QUOTAS.secretReadsPerSecond,
    database: databaseSize('Micro'),
  };
}

/**
 * The maximum for one account in one region with one database: "tens of thousands" of concurrency, higher throughput of
 * the Parameter Store, and the largest size with a price. The maximum of the HTTP API is not published.
 */
export function largestSetup(): Setup {
  return {
    requestsPerSecond: Infinity,
    runsAtOnce: 45_000,
    accountConcurrency: 50_000,
    httpApiPerSecond: Infinity,
    secretReadsPerSecond: 1_000,
    database: databaseSize('16XL'),
  };
}
