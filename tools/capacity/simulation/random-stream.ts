import { logDeviation, type Spread } from '../lognormal.ts';

/** Numbers that look random and are the same for the same seed. */
export interface RandomStream {
  /** From 0 up to, but not including, 1. */
  uniform(): number;
  /** The time until something that comes by chance. @param mean of the same unit as the answer */
  exponential(mean: number): number;
  lognormal(spread: Spread): number;
}

/** @see https://prng.di.unimi.it/splitmix64.c, of which this is the 32-bit kin */
export function createRandomStream(seed: number): RandomStream {
  let state = seed >>> 0;
  const uniform = (): number => {
    state = (state + 0x9e3779b9) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 16), 0x85ebca6b);
    mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
    return ((mixed ^ (mixed >>> 16)) >>> 0) / 2 ** 32;
  };
  /** By Box and Muller. @see https://en.wikipedia.org/wiki/Box-Muller_transform */
  const normal = (): number =>
    Math.sqrt(-2 * Math.log(1 - uniform())) * Math.cos(2 * Math.PI * uniform());
  return {
    uniform,
    exponential: (mean) => -mean * Math.log(1 - uniform()),
    lognormal: (spread) => spread.p50 * Math.exp(normal() * logDeviation(spread)),
  };
}
