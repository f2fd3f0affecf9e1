/** Environments of a function, shared by the callers of the pool. */
interface EnvironmentPool {
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

/** The execution function, with separate environments for each learner. */
interface TenantPools {
  /** Takes one of a learner's environments. @returns whether it had to be started, or that a limit rejected the run */
  take(learner: number, now: number): boolean | 'refused';
  release(learner: number, now: number): void;
  busy(): number;
  live(now: number): number;
}

/** The limits of the execution function: how many runs at once, and how many environments, busy or idle. */
export interface TenantLimits {
  concurrency: number;
  environments: number;
}

/** Without limits, to observe the demand. */
export const UNLIMITED: TenantLimits = { concurrency: Infinity, environments: Infinity };

/** Learners' pools, which are removed when they are empty. */
export function createTenantPools(idleSeconds: number, limits: TenantLimits): TenantPools {
  const pools = new Map<number, EnvironmentPool>();
  let busy = 0;
  const live = (now: number): number => {
    let sum = 0;
    for (const [learner, pool] of pools) {
      const count = pool.live(now);
      if (count === 0) pools.delete(learner);
      sum += count;
    }
    return sum;
  };
  const hasIdle = (learner: number, now: number): boolean => {
    const pool = pools.get(learner);
    return pool !== undefined && pool.live(now) > pool.busy();
  };
  // All are counted only if there is a limit to enforce.
  const mayStart = (now: number): boolean =>
    limits.environments === Infinity || live(now) < limits.environments;
  return {
    take(learner, now) {
      if (busy >= limits.concurrency) return 'refused';
      if (!hasIdle(learner, now) && !mayStart(now)) return 'refused';
      const pool = pools.get(learner) ?? createEnvironmentPool(idleSeconds);
      pools.set(learner, pool);
      busy += 1;
      return pool.take(now);
    },
    release(learner, now) {
      busy -= 1;
      pools.get(learner)?.release(now);
    },
    busy: () => busy,
    live,
  };
}
