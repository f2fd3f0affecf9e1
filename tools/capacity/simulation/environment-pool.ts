/** Environments of a function, shared by the callers of the pool. */
export interface EnvironmentPool {
  /** Takes an environment. @returns whether it had to be started */
  take(now: number): boolean;
  /** Gives an environment back. */
  release(now: number): void;
  busy(): number;
  /** Busy or idle environments, without those that have been idle for too long. */
  live(now: number): number;
}

/**
 * Creates a pool that reuses the most recently busy environment, as Lambda appears to do, and drops those that have
 * been idle for a while.
 */
export function createEnvironmentPool(idleSeconds: number): EnvironmentPool {
  /** Since when each environment has been idle, the longest first. */
  let idle: number[] = [];
  let busy = 0;
  const drop = (now: number): void => {
    const kept = idle.findIndex((since) => since + idleSeconds > now);
    if (kept !== 0) idle = kept === -1 ? [] : idle.slice(kept);
  };
  return {
    take(now) {
      drop(now);
      busy += 1;
      return idle.pop() === undefined;
    },
    release(now) {
      busy -= 1;
      idle.push(now);
    },
    busy: () => busy,
    live(now) {
      drop(now);
      return busy + idle.length;
    },
  };
}
