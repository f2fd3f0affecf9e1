import type { SealedHost } from './sealed-python.ts';

/** Host functions whose random bytes can be the same every time. */
export interface SeededHost extends SealedHost {
  /** Makes the random bytes that follow depend on a seed only; null ends that. */
  seedRandom: (seed: number | null) => void;
}

/** Creates Mulberry32, a generator of 32 bits at a time. What it returns isn't secret. */
function createGenerator(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
}

/** Adds a seed to host functions: two recordings of a program have to do the same. */
export function createSeededHost(host: SealedHost): SeededHost {
  let next: (() => number) | null = null;
  return {
    ...host,
    fillRandom(bytes) {
      if (next === null) host.fillRandom(bytes);
      else for (let at = 0; at < bytes.length; at += 1) bytes[at] = next() & 0xff;
    },
    seedRandom(seed) {
      next = seed === null ? null : createGenerator(seed);
    },
  };
}
