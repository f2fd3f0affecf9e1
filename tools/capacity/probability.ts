/**
 * Returns the probabilities of a Poisson distribution from 0 up, as far as they matter. Because arrivals of many people
 * are Poisson, it is the distribution of calls in progress, whatever their durations.
 *
 * @param mean calls in progress on average: calls per second × seconds per call
 * @see https://en.wikipedia.org/wiki/M/G/k_queue (infinite servers)
 */
export function poisson(mean: number): number[] {
  const probabilities: number[] = [];
  // Uses logarithms: e^-mean underflows for a large mean.
  let logarithm = -mean;
  for (let count = 0; count <= mean + 12 * Math.sqrt(mean) + 20; count += 1) {
    probabilities.push(Math.exp(logarithm));
    logarithm += Math.log(mean) - Math.log(count + 1);
  }
  return probabilities;
}

/** Returns the number that is exceeded at most `1 - share` of the time. */
export function poissonQuantile(mean: number, share: number): number {
  if (mean === 0) return 0;
  let sum = 0;
  const probabilities = poisson(mean);
  const found = probabilities.findIndex((probability) => (sum += probability) >= share);
  return found === -1 ? probabilities.length : found;
}

/**
 * Returns the share of calls that are rejected because all servers are busy, as with a reserved concurrency.
 *
 * @param load calls in progress on average if none were rejected, in erlangs
 * @see https://en.wikipedia.org/wiki/Erlang_(unit)#Erlang_B_formula
 */
export function erlangBlocking(load: number, servers: number): number {
  let blocking = 1;
  for (let server = 1; server <= servers; server += 1)
    blocking = (load * blocking) / (server + load * blocking);
  return blocking;
}

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
