import { ASSUMPTIONS } from './assumptions.ts';
import type { Population } from './population.ts';
import { poisson, poissonQuantile } from './probability.ts';
import {
  apiStartSeconds,
  CLOUD,
  executionStartSeconds,
  requestSeconds,
  runApiSeconds,
  runSeconds,
} from './service-times.ts';

/** Calls to a function whose environments all learners share. */
interface Calls {
  perSecond: number;
  /** The mean, in seconds. */
  seconds: number;
  /** How long an environment is kept after its last call. */
  idleSeconds: number;
}

/** The environments that a function keeps, and how often it must start another one. */
interface WarmPool {
  /** Environments, busy or idle. */
  environments: number;
  /** The share of calls that start an environment. */
  coldShare: number;
}

/**
 * The most recently idle environment is taken first: the n-th one is needed only when n − 1 are busy. It is kept as
 * long as that happens again before the idle timeout.
 */
function warmPool({ perSecond, seconds, idleSeconds }: Calls): WarmPool {
  const probabilities = poisson(perSecond * seconds);
  let environments = 0;
  let starts = 0;
  let atLeast = 1;
  for (const probability of probabilities) {
    const callsPerSecond = perSecond * Math.max(0, atLeast);
    const isGone = Math.exp(-callsPerSecond * idleSeconds);
    environments += 1 - isGone;
    starts += callsPerSecond * isGone;
    atLeast -= probability;
  }
  return { environments, coldShare: starts / perSecond };
}

/** How learners run code, and how long their environments are kept. */
interface TenantCalls {
  /** Learners with an open session. */
  active: number;
  /** Runs of one learner. */
  runsPerSecond: number;
  /** The mean length of a session; none is shorter than `idleSeconds`. */
  sessionSeconds: number;
  idleSeconds: number;
}

/** Environments that serve one learner each. */
interface TenantEnvironments {
  /** Busy or idle, of all learners. */
  live: number;
  startsPerSecond: number;
  /** The share of runs that start an environment. */
  coldShare: number;
}

/**
 * Each run keeps its learner's environment for a while. Runs are a Poisson process during the session, so an
 * environment exists whenever the last run is recent enough: integrated over the session and its tail. A run that finds
 * no environment starts one. Learners wait for each response, so one environment is enough for each.
 */
export function tenantEnvironments(calls: TenantCalls): TenantEnvironments {
  const { active, runsPerSecond, sessionSeconds, idleSeconds } = calls;
  const sessionsPerSecond = active / sessionSeconds;
  const isGone = Math.exp(-runsPerSecond * idleSeconds);
  const rise = (1 - isGone) / runsPerSecond;
  const settled = sessionSeconds - idleSeconds;
  const livedSeconds = 2 * (idleSeconds - rise) + settled * (1 - isGone);
  const starts = 1 - isGone + runsPerSecond * settled * isGone;
  return {
    live: sessionsPerSecond * livedSeconds,
    startsPerSecond: sessionsPerSecond * starts,
    coldShare: starts / (runsPerSecond * sessionSeconds),
  };
}

/** Calls in progress: the mean and the 99th percentile. */
interface Concurrency {
  mean: number;
  p99: number;
}

/** The load that a population puts on the functions at the peak. */
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
function tenantsOf({ active }: Population): TenantEnvironments {
  return tenantEnvironments({
    active,
    runsPerSecond: ASSUMPTIONS.runsPerSecond,
    sessionSeconds: ASSUMPTIONS.sessionMinutes * MINUTE,
    idleSeconds: ASSUMPTIONS.idleMinutes * MINUTE,
  });
}

/**
 * Predicts the load that a population puts on the functions, from Little's law, the APIs' warm pool and the environments per
 * learner.
 */
export function loadOf(population: Population): Load {
  const requestsPerSecond = population.active * ASSUMPTIONS.requestsPerSecond;
  const runsPerSecond = population.active * ASSUMPTIONS.runsPerSecond;
  const tenants = tenantsOf(population);
  const run = runSeconds() + tenants.coldShare * executionStartSeconds();
  const perSecond = requestsPerSecond + runsPerSecond;
  const warmSeconds =
    (requestsPerSecond * requestSeconds(CLOUD) + runsPerSecond * (runApiSeconds(CLOUD) + run)) /
    perSecond;
  const idleSeconds = ASSUMPTIONS.idleMinutes * MINUTE;
  const pool = warmPool({ perSecond, seconds: warmSeconds, idleSeconds });
  const apiSeconds = warmSeconds + pool.coldShare * apiStartSeconds(CLOUD);
  return {
    requestsPerSecond,
    runsPerSecond,
    apis: { ...concurrency(perSecond, apiSeconds), ...pool },
    execution: { ...concurrency(runsPerSecond, run), ...tenants },
    runSeconds: run,
    apiSeconds,
  };
}
