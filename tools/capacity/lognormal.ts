/**
 * Durations that are never negative and sometimes long: a lognormal distribution, given by the percentiles of a
 * benchmark.
 */
export interface Spread {
  /** The median. */
  p50: number;
  p95: number;
}

/** The 95th percentile of the standard normal distribution. */
const NORMAL_P95 = 1.645;

/** Returns the standard deviation of the logarithm. */
export function logDeviation({ p50, p95 }: Spread): number {
  return Math.log(p95 / p50) / NORMAL_P95;
}

/** Returns the mean, in the unit of the percentiles. @see https://en.wikipedia.org/wiki/Log-normal_distribution */
export function meanOf(spread: Spread): number {
  return spread.p50 * Math.exp(logDeviation(spread) ** 2 / 2);
}
