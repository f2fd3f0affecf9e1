import type { InvocationContext, Priority } from '../../../sandbox/contract.ts';
import {
  createChoice,
  createCuts,
  findSurplus,
  type RunningTask,
  type WaitingTask,
} from './fair-choice.ts';

/** The bounds of a queue. */
interface Bounds {
  /** How many tasks run at once. */
  slots: number;
  /** How many tasks of one tenant may wait besides the one that runs. */
  waitingPerTenant: Readonly<Record<Priority, number>>;
  /** How many tasks may wait in all. */
  waiting: number;
}

/** Whose task it is, and how long it may wait. */
export interface Turn extends Pick<InvocationContext, 'priority' | 'waitMs'> {
  /** An opaque id of those who take turns as one. */
  tenant: string;
  /** Removes the task while it waits; a running task has to end itself. */
  signal?: AbortSignal | undefined;
}

/** A task was refused because too many are waiting, or because it waited too long. */
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
   * Runs a task in its tenant's turn.
   *
   * @param task receives a signal that aborts when it should end early, because others wait
   * @throws {QueueFullError} if too many tasks are waiting or it waited too long, the signal's reason if the task was
   *   removed, or what the task throws
   */
  run<Result>(turn: Turn, task: (cut: AbortSignal) => Promise<Result>): Promise<Result>;
}

/**
 * Holds the tasks that wait.
 *
 * @param onLeft called when one has left without having started
 */
function createWaitingRoom(
  { waitingPerTenant, waiting: most }: Omit<Bounds, 'slots'>,
  onLeft: () => void,
) {
  const waiting: WaitingTask[] = [];
  const remove = (task: WaitingTask): void => {
    waiting.splice(waiting.indexOf(task), 1);
  };
  const refuse = (task: WaitingTask, reason: Error): void => {
    remove(task);
    task.refuse(reason);
    onLeft();
  };
  return {
    waiting,
    remove,
    /** @throws {QueueFullError} if there is no place for another task */
    makePlace(turn: Turn): void {
      const own = waiting.filter(({ tenant }) => tenant === turn.tenant).length;
      if (own >= waitingPerTenant[turn.priority]) throw new QueueFullError(true);
      if (waiting.length < most) return;
      const surplus = findSurplus(waiting, turn);
      if (surplus === null) throw new QueueFullError(false);
      refuse(surplus, new QueueFullError(false));
    },
    /** Adds a task. @param onStart called when it gets a slot; rejects if it has to leave */
    add({ tenant, priority, waitMs, signal }: Turn, onStart: () => void): Promise<void> {
      return new Promise((resolve, reject) => {
        const leave = (): void => refuse(task, signal?.reason as Error);
        const settle = (how: () => void): void => {
          clearTimeout(expiry);
          signal?.removeEventListener('abort', leave);
          how();
        };
        const task: WaitingTask = {
          ...{ tenant, priority, sinceMs: performance.now() },
          start() {
            settle(resolve);
            onStart();
          },
          refuse: (reason) => settle(() => reject(reason)),
        };
        const expiry = setTimeout(() => refuse(task, new QueueFullError(false)), waitMs);
        signal?.addEventListener('abort', leave, { once: true });
        waiting.push(task);
      });
    },
  };
}

/**
 * Creates a queue in which every tenant runs one task at a time, and the tenants take turns:
 *
 * - Registered tenants go first. After three of their tasks, an anonymous tenant that has waited for six seconds is next.
 * - Among equals, the tenant is next that has waited longest since its last turn, or since it came.
 * - An anonymous task that has run for a second is cut while a registered one waits for a slot; after two seconds, while
 *   another anonymous tenant waits.
 * - If the queue is full, a task takes the place of the newest one of the tenant that has the most: a registered one that
 *   of any anonymous tenant, and others only that of a tenant that has more than they have.
 */
export function createFairQueue({ slots, ...bounds }: Bounds): FairQueue {
  const running = new Map<string, RunningTask>();
  const choice = createChoice();
  const reviewCuts = createCuts(running);
  const room = createWaitingRoom(bounds, () => reviewCuts(ready()));
  const ready = (): WaitingTask[] => room.waiting.filter(({ tenant }) => !running.has(tenant));
  const startNext = (): void => {
    while (running.size < slots) {
      const next = choice.next(ready());
      if (next === undefined) break;
      room.remove(next);
      next.start();
    }
    reviewCuts(ready());
  };
  return {
    async run(turn, task) {
      const { tenant, priority, signal } = turn;
      signal?.throwIfAborted();
      if (running.size >= slots || running.has(tenant)) room.makePlace(turn);
      const cut = new AbortController();
      const started = room.add(turn, () => {
        running.set(tenant, { priority, sinceMs: performance.now(), cut });
      });
      startNext();
      await started;
      try {
        return await task(cut.signal);
      } finally {
        running.delete(tenant);
        choice.served(tenant);
        startNext();
      }
    },
  };
}
