import { poisson } from './queueing.ts';

/** Calls to a function whose environments serve everybody. */
export interface Calls {
  perSecond: number;
  /** The mean, in seconds. */
  seconds: number;
  /** How long an environment is kept after its last call. */
  idleSeconds: number;
}

/** What a function keeps, and how often it must start another one. */
export interface WarmPool {
  /** Environments, busy or idle. */
  environments: number;
  /** The share of calls that start one. */
  coldShare: number;
}

/**
 * The latest environment to be idle is taken first: the n-th one is needed only when n − 1 are busy. It lives as long as
 * such a moment comes again before it has been idle for too long.
 */
export function warmPool({ perSecond, seconds, idleSeconds }: Calls): WarmPool {
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
