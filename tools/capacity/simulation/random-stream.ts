import { logDeviation, type Spread } from '../lognormal.ts';

/** Pseudorandom numbers that are the same for the same seed. */
export interface RandomStream {
  /** Returns a number from 0 up to, but not including, 1. */
  uniform(): number;
  /** Returns the time until the next random arrival. @param mean in the unit of the result */
  exponential(mean: number): number;
  lognormal(spread: Spread): number;
}

/** A 32-bit relative of SplitMix64. @see https://prng.di.unimi.it/splitmix64.c */
export function createRandomStream(seed: number): RandomStream {
  let state = seed >>> 0;
  const uniform = (): number => {
    state = (state + 0x9e3779b9) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 16), 0x85ebca6b);
    mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
    return ((mixed ^ (mixed >>> 16)) >>> 0) / 2 ** 32;
  };
  /** Uses the Box-Muller transform. @see https://en.wikipedia.org/wiki/Box-Muller_transform */
  const normal = (): number =>
    Math.sqrt(-2 * Math.log(1 - uniform())) * Math.cos(2 * Math.PI * uniform());
  return {
    uniform,
    exponential: (mean) => -mean * Math.log(1 - uniform()),
    lognormal: (spread) => spread.p50 * Math.exp(normal() * logDeviation(spread)),
  };
}
