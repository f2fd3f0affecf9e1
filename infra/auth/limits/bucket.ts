/** How many events are allowed at once and per duration. */
export interface Rate {
  events: number;
  perSeconds: number;
}

/** Counts events by key. Each key has a bucket that events fill and time empties. */
export interface Bucket {
  /**
   * Counts an event, unless the key has had too many.
   *
   * @returns the seconds until the next one is allowed; 0 if this one was counted
   */
  take(key: string): number;
  /** Gives back one event. */
  giveBack(key: string): void;
  /** Forgets all events of a key. */
  empty(key: string): void;
}

interface Level {
  events: number;
  /** Milliseconds since 1970. */
  at: number;
}

/** Keeps made-up keys from filling the memory: about 5 MB per limit. */
const MAX_KEYS = 50_000;

/**
 * Creates the buckets of one limit. They are kept in memory, because the service is one process and losing them at a
 * restart is harmless.
 *
 * @param now milliseconds since 1970
 * @see https://en.wikipedia.org/wiki/Leaky_bucket the variant "as a meter"
 */
export function createBucket({ events: capacity, perSeconds }: Rate, now: () => number): Bucket {
  const levels = new Map<string, Level>();
  const secondsPerEvent = perSeconds / capacity;
  const levelOf = (key: string): number => {
    const level = levels.get(key);
    return level === undefined
      ? 0
      : Math.max(0, level.events - (now() - level.at) / 1000 / secondsPerEvent);
  };
  const set = (key: string, events: number): void => {
    // The key that was counted longest ago comes first and is evicted first.
    levels.delete(key);
    if (events > 0) levels.set(key, { events, at: now() });
    if (levels.size > MAX_KEYS) levels.delete(levels.keys().next().value ?? '');
  };
  return {
    take(key) {
      const events = levelOf(key) + 1;
      if (events > capacity) {
        return capacity === 0 ? perSeconds : Math.ceil((events - capacity) * secondsPerEvent);
      }
      set(key, events);
      return 0;
    },
    giveBack(key) {
      set(key, levelOf(key) - 1);
    },
    empty(key) {
      levels.delete(key);
    },
  };
}
