import { ASSUMPTIONS } from './assumptions.ts';
import type { Crowd } from './crowd.ts';
import { poissonQuantile } from './queueing.ts';
import { CLOUD, requestSeconds, runApiSeconds, runSeconds } from './service-times.ts';
import { tenantEnvironments, type TenantEnvironments } from './tenant-environments.ts';
import { warmPool, type WarmPool } from './warm-pool.ts';

/** Calls in progress: the mean and the 99th percentile. */
export interface Concurrency {
  mean: number;
  p99: number;
}

/** The load that a crowd puts on the functions at the peak. */
export interface Load {
  /** Requests that run no code. */
  requestsPerSecond: number;
  /** Runs, each of which comes through an API. */
  runsPerSecond: number;
  apis: Concurrency & WarmPool;
  execution: Concurrency & TenantEnvironments;
  /** The mean duration of a run in the execution function, including cold starts, in seconds. */
  runSeconds: number;
  /** The mean duration of an API call, including the wait for runs and cold starts, in seconds. */
  apiSeconds: number;
}

const MINUTE = 60;
const CONCURRENCY_SHARE = 0.99;

function concurrency(perSecond: number, seconds: number): Concurrency {
  const mean = perSecond * seconds;
  return { mean, p99: poissonQuantile(mean, CONCURRENCY_SHARE) };
}

/** How learners' calls turn into environments of their own. */
function tenantsOf({ active }: Crowd): TenantEnvironments {
  return tenantEnvironments({
    active,
    runsPerSecond: ASSUMPTIONS.runsPerSecond,
    sessionSeconds: ASSUMPTIONS.sessionMinutes * MINUTE,
    idleSeconds: ASSUMPTIONS.idleMinutes * MINUTE,
  });
}

/**
 * Predicts the load that a crowd puts on the functions, from Little's law, the APIs' warm pool and the environments per
 * learner.
 */
export function loadOf(crowd: Crowd): Load {
  const requestsPerSecond = crowd.active * ASSUMPTIONS.requestsPerSecond;
  const runsPerSecond = crowd.active * ASSUMPTIONS.runsPerSecond;
  const tenants = tenantsOf(crowd);
  const run = runSeconds() + tenants.coldShare * ASSUMPTIONS.executionStartSeconds;
  const perSecond = requestsPerSecond + runsPerSecond;
  const warmSeconds =
    (requestsPerSecond * requestSeconds(CLOUD) + runsPerSecond * (runApiSeconds(CLOUD) + run)) /
    perSecond;
  const idleSeconds = ASSUMPTIONS.idleMinutes * MINUTE;
  const pool = warmPool({ perSecond, seconds: warmSeconds, idleSeconds });
  const apiSeconds = warmSeconds + pool.coldShare * ASSUMPTIONS.apiStartSeconds;
  return {
    requestsPerSecond,
    runsPerSecond,
    apis: { ...concurrency(perSecond, apiSeconds), ...pool },
    execution: { ...concurrency(runsPerSecond, run), ...tenants },
    runSeconds: run,
    apiSeconds,
  };
}
