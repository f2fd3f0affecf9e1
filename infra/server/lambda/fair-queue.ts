/** The bounds of a queue. */
interface Bounds {
  /** How many tasks run at once. */
  slots: number;
  /** How many tasks of one tenant may wait besides the one that runs. */
  waitingPerTenant: number;
  /** How many tasks may wait in all. */
  waiting: number;
}

/** A task was refused because too many are waiting. */
export class QueueFullError extends Error {
  /** Whether the tenant's own tasks fill the queue, or everybody's do. */
  readonly isOwn: boolean;

  constructor(isOwn: boolean) {
    super(isOwn ? 'Too many tasks of this tenant are waiting.' : 'Too many tasks are waiting.');
    this.name = 'QueueFullError';
    this.isOwn = isOwn;
  }
}

/** Runs tasks in turn, so that no tenant can hold up the others. */
export interface FairQueue {
  /**
   * Runs a task in this tenant's turn.
   *
   * @param tenant an opaque id of the learner or the job that the task is for
   * @param signal removes the task while it waits; a running task has to end itself
   * @throws {QueueFullError} if too many tasks are waiting, the signal's reason if the task was removed, or what the
   *   task throws
   */
  run<Result>(tenant: string, task: () => Promise<Result>, signal?: AbortSignal): Promise<Result>;
}

/** The waiting tasks of all tenants. */
function createLines() {
  /** The first tenant that isn't running is next. */
  const lines = new Map<string, (() => void)[]>();
  const setLast = (tenant: string, line: (() => void)[]): void => {
    lines.delete(tenant);
    if (line.length > 0) lines.set(tenant, line);
  };
  return {
    countOf: (tenant: string): number => lines.get(tenant)?.length ?? 0,
    count: (): number => [...lines.values()].reduce((sum, line) => sum + line.length, 0),
    add(tenant: string, start: () => void): void {
      lines.set(tenant, [...(lines.get(tenant) ?? []), start]);
    },
    remove(tenant: string, start: () => void): void {
      const left = (lines.get(tenant) ?? []).filter((waiting) => waiting !== start);
      if (left.length > 0) lines.set(tenant, left);
      else lines.delete(tenant);
    },
    /** Lets all other tenants go first. */
    moveLast: (tenant: string): void => setLast(tenant, lines.get(tenant) ?? []),
    /** Removes and returns the next task of a tenant that isn't running. */
    next(running: ReadonlySet<string>): (() => void) | undefined {
      for (const [tenant, [start, ...left]] of lines) {
        if (running.has(tenant)) continue;
        setLast(tenant, left);
        return start;
      }
      return undefined;
    },
  };
}

/** Creates a queue in which every tenant runs one task at a time, and the tenants take turns. */
export function createFairQueue({ slots, waitingPerTenant, waiting }: Bounds): FairQueue {
  const lines = createLines();
  const running = new Set<string>();
  const takeSlot = (tenant: string, signal?: AbortSignal): Promise<void> => {
    if (running.size < slots && !running.has(tenant)) {
      running.add(tenant);
      return Promise.resolve();
    }
    if (lines.countOf(tenant) >= waitingPerTenant) throw new QueueFullError(true);
    if (lines.count() >= waiting) throw new QueueFullError(false);
    return new Promise((resolve, reject) => {
      const start = (): void => {
        signal?.removeEventListener('abort', leave);
        running.add(tenant);
        resolve();
      };
      const leave = (): void => {
        lines.remove(tenant, start);
        reject(signal?.reason as Error);
      };
      signal?.addEventListener('abort', leave, { once: true });
      lines.add(tenant, start);
    });
  };
  const leaveSlot = (tenant: string): void => {
    running.delete(tenant);
    lines.moveLast(tenant);
    while (running.size < slots) {
      const start = lines.next(running);
      if (start === undefined) return;
      start();
    }
  };
  return {
    async run(tenant, task, signal) {
      signal?.throwIfAborted();
      await takeSlot(tenant, signal);
      try {
        return await task();
      } finally {
        leaveSlot(tenant);
      }
    },
  };
}
