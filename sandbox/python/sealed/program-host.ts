import type { SealedHost } from './sealed-python.ts';

/** Host functions whose random bytes and whose time can be the same every time. */
export interface ProgramHost extends SealedHost {
  /** Makes the random bytes that follow depend on a seed only; null ends that. */
  seedRandom: (seed: number | null) => void;
  /** Returns milliseconds since 1970. */
  date: () => number;
  /**
   * Starts a clock that moves only when it is read, or continues with the real one.
   *
   * @param startsAt in milliseconds since 1970; null for the real clock
   */
  startClock: (startsAt: number | null) => void;
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

/** How much reading the clock takes, in milliseconds, so that a loop that waits for a moment ends. As in a lab. */
const READING_MS = 0.01;
/** The monotonic clock starts above zero, as on a machine that has been running for a while. */
const UPTIME_MS = 1_000_000;
/** The time of the files that an interpreter boots with is the same in every interpreter. */
const BOOTED_AT = Date.UTC(2024, 4, 6, 9);

/**
 * Adds a seed and a clock to host functions. Two recordings of a program have to do the same. And an input must not tell
 * from the time how long another one took.
 */
export function createProgramHost(host: SealedHost): ProgramHost {
  let next: (() => number) | null = null;
  let startedAt: number | null = BOOTED_AT;
  let readings = 0;
  const elapsed = (): number => {
    readings += 1;
    return readings * READING_MS;
  };
  return {
    ...host,
    fillRandom(bytes) {
      if (next === null) host.fillRandom(bytes);
      else for (let at = 0; at < bytes.length; at += 1) bytes[at] = next() & 0xff;
    },
    seedRandom(seed) {
      next = seed === null ? null : createGenerator(seed);
    },
    now: () => (startedAt === null ? host.now() : UPTIME_MS + elapsed()),
    date: () => (startedAt === null ? Date.now() : startedAt + elapsed()),
    startClock(startsAt) {
      [startedAt, readings] = [startsAt, 0];
    },
  };
}
