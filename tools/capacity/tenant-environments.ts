/** How learners run code, and how long their environments are kept. */
export interface TenantCalls {
  /** Learners with an open session. */
  active: number;
  /** Runs of one learner. */
  runsPerSecond: number;
  /** The mean length of a session; none is shorter than `idleSeconds`. */
  sessionSeconds: number;
  idleSeconds: number;
}

/** Environments that serve one learner each. */
export interface TenantEnvironments {
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
