import type { Priority } from '../../../sandbox/contract.ts';

/** Anonymous tasks may run this long while a task of the given priority waits for a slot, in milliseconds. */
const CUT_AFTER_MS: Readonly<Record<Priority, number>> = { registered: 1_000, anonymous: 2_000 };
/** How long an anonymous task waits without a turn until registered ones let it go first now and then, in milliseconds. */
const LONG_WAIT_MS = 6_000;
/** After so many registered tasks in a row, an anonymous one that has waited long is next. */
const REGISTERED_IN_A_ROW = 3;
/** How long the queue remembers when a tenant had a turn: longer than any task waits. */
const REMEMBERED_MS = 60_000;

/** A task that waits for a slot. */
export interface WaitingTask {
  tenant: string;
  priority: Priority;
  sinceMs: number;
  start: () => void;
  refuse: (reason: Error) => void;
}

/** A task that has a slot. */
export interface RunningTask {
  priority: Priority;
  sinceMs: number;
  cut: AbortController;
}

const isRegistered = ({ priority }: { priority: Priority }): boolean => priority === 'registered';

const now = (): number => performance.now();

/** Remembers when each tenant's last task ended. */
function createTurnTimes() {
  const servedMs = new Map<string, number>();
  const servedAt = ({ tenant }: WaitingTask): number => servedMs.get(tenant) ?? -1;
  /** Returns since when a task waits for a turn: since it came, or since its tenant had the last one. */
  const waitsSince = (task: WaitingTask): number => Math.max(task.sinceMs, servedAt(task));
  return {
    /** Notes that a task of a tenant has ended. */
    note(tenant: string): void {
      servedMs.delete(tenant);
      servedMs.set(tenant, now());
      for (const [known, atMs] of servedMs) {
        if (now() - atMs <= REMEMBERED_MS) return;
        servedMs.delete(known);
      }
    },
    hasWaitedLong: (task: WaitingTask): boolean => now() - waitsSince(task) >= LONG_WAIT_MS,
    /** Returns the task that has waited longest for a turn. */
    first: (tasks: readonly WaitingTask[]): WaitingTask | undefined =>
      tasks.toSorted(
        (one, other) => waitsSince(one) - waitsSince(other) || servedAt(one) - servedAt(other),
      )[0],
  };
}

/** Chooses the next task: see `createFairQueue`. */
export function createChoice() {
  const times = createTurnTimes();
  let registeredInARow = 0;
  return {
    /** Notes that a task of a tenant has ended. */
    served: (tenant: string): void => times.note(tenant),
    /** @param tasks those that can start, in order of arrival */
    next(tasks: readonly WaitingTask[]): WaitingTask | undefined {
      const registered = times.first(tasks.filter(isRegistered));
      const anonymous = times.first(tasks.filter((task) => !isRegistered(task)));
      const isOverdue =
        registeredInARow >= REGISTERED_IN_A_ROW && anonymous && times.hasWaitedLong(anonymous);
      const chosen = isOverdue === true ? anonymous : (registered ?? anonymous);
      if (chosen) registeredInARow = isRegistered(chosen) ? registeredInARow + 1 : 0;
      return chosen;
    },
  };
}

/** Returns the task that leaves a full queue for another one: the newest of the tenant that has the most; null if none. */
export function findSurplus(
  waiting: readonly WaitingTask[],
  { tenant, priority }: Pick<WaitingTask, 'tenant' | 'priority'>,
): WaitingTask | null {
  const countOf = (one: string): number => waiting.filter((task) => task.tenant === one).length;
  const mayLeave = (task: WaitingTask): boolean =>
    task.priority === priority
      ? countOf(task.tenant) > countOf(tenant) + 1
      : priority === 'registered';
  const candidates = waiting
    .filter(mayLeave)
    .toReversed()
    .toSorted(
      (one, other) =>
        Number(isRegistered(one)) - Number(isRegistered(other)) ||
        countOf(other.tenant) - countOf(one.tenant),
    );
  return candidates[0] ?? null;
}

/** Cuts anonymous tasks that have run long enough, as many as others wait for. */
export function createCuts(running: ReadonlyMap<string, RunningTask>) {
  let timer: NodeJS.Timeout | undefined;
  /** @param waiting those that could start if a slot were free */
  const review = (waiting: readonly WaitingTask[]): void => {
    clearTimeout(timer);
    const tenants = new Map(waiting.map(({ tenant, priority }) => [tenant, priority]));
    const tasks = [...running.values()];
    const cuttable = tasks.filter((task) => !isRegistered(task) && !task.cut.signal.aborted);
    const ending = tasks.filter(({ cut }) => cut.signal.aborted).length;
    const waiters = [...tenants.values()]
      .toSorted((one, other) => CUT_AFTER_MS[one] - CUT_AFTER_MS[other])
      .slice(ending);
    const due = cuttable
      .toSorted((one, other) => one.sinceMs - other.sinceMs)
      .slice(0, waiters.length)
      .map(({ sinceMs, cut }, index) => ({
        cut,
        inMs: sinceMs + CUT_AFTER_MS[waiters[index] ?? 'anonymous'] - now(),
      }));
    for (const { cut, inMs } of due) if (inMs <= 0) cut.abort();
    const later = due.map(({ inMs }) => inMs).filter((inMs) => inMs > 0);
    if (later.length > 0) timer = setTimeout(() => review(waiting), Math.min(...later));
  };
  return review;
}
