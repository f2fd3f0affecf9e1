import { poisson } from './queueing.ts';

/** Calls to a function whose environments all learners share. */
export interface Calls {
  perSecond: number;
  /** The mean, in seconds. */
  seconds: number;
  /** How long an environment is kept after its last call. */
  idleSeconds: number;
}

/** The environments that a function keeps, and how often it must start another one. */
export interface WarmPool {
  /** Environments, busy or idle. */
  environments: number;
  /** The share of calls that start an environment. */
  coldShare: number;
}

/**
 * The most recently idle environment is taken first: the n-th one is needed only when n − 1 are busy. It is kept as
 * long as that happens again before the idle timeout.
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
