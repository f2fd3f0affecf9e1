/**
 * Probabilities of a Poisson distribution from 0 up, as far as they matter. By Little's law and because arrivals of many
 * people are Poisson, it is the distribution of how many calls are under way, whatever the calls' lengths.
 *
 * @param mean calls under way on average: calls in a second × seconds that a call takes
 * @see https://en.wikipedia.org/wiki/M/G/k_queue (infinite servers)
 */
export function poisson(mean: number): number[] {
  const probabilities: number[] = [];
  // By logarithms: e^-mean is too small a number for a large mean.
  let logarithm = -mean;
  for (let count = 0; count <= mean + 12 * Math.sqrt(mean) + 20; count += 1) {
    probabilities.push(Math.exp(logarithm));
    logarithm += Math.log(mean) - Math.log(count + 1);
  }
  return probabilities;
}

/** The number that is exceeded in no more than `1 - share` of the time. */
export function poissonQuantile(mean: number, share: number): number {
  if (mean === 0) return 0;
  let sum = 0;
  const probabilities = poisson(mean);
  const found = probabilities.findIndex((probability) => (sum += probability) >= share);
  return found === -1 ? probabilities.length : found;
}

/**
 * The share of calls that find all servers busy and are turned away, as they are at a reserved concurrency.
 *
 * @param load calls under way on average if none were turned away, in erlangs
 * @see https://en.wikipedia.org/wiki/Erlang_(unit)#Erlang_B_formula
 */
export function erlangBlocking(load: number, servers: number): number {
  let blocking = 1;
  for (let server = 1; server <= servers; server += 1)
    blocking = (load * blocking) / (server + load * blocking);
  return blocking;
}
