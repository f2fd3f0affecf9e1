import { setTimeout as sleep } from 'node:timers/promises';

/** Time limits for closing, in milliseconds. What is still open afterward ends with the process. */
const CLOSE_TIMEOUT_MS = { requests: 1_000, parts: 1_200, database: 2_400 } as const;

/** Lower than the limit above, so that a part that hangs leaves time for those opened before it. */
const PART_TIMEOUT_MS = 900;

type Group = keyof typeof CLOSE_TIMEOUT_MS;

/** Everything that the server has opened and must close when it stops. */
export interface Resources extends AsyncDisposable {
  /** Aborted when closing begins. */
  signal: AbortSignal;
  /**
   * Opens a resource and closes it when the server stops, even if it is still opening then.
   *
   * @throws {DOMException} AbortError when the server is stopping
   */
  adopt: <Resource>(
    group: Group,
    open: () => Resource | Promise<Resource>,
    close: (resource: Resource) => unknown,
  ) => Promise<Resource>;
  /**
   * Closes everything within five seconds: servers first, then the parts that answer requests, then the database;
   * within a group, in reverse order. Later calls wait for the first one.
   */
  [Symbol.asyncDispose](): Promise<void>;
}

/** Creates an empty set of resources. */
export function createResources(): Resources {
  const stopping = new AbortController();
  const { signal } = stopping;
  const all = new AsyncDisposableStack();
  const addGroup = (group: Group): AsyncDisposableStack => {
    const stack = new AsyncDisposableStack();
    all.defer(() => settleWithin(CLOSE_TIMEOUT_MS[group], stack.disposeAsync()));
    return stack;
  };
  // A stack closes in reverse order.
  const database = addGroup('database');
  const parts = addGroup('parts');
  const groups = { database, parts, requests: addGroup('requests') };
  let closing: Promise<void> | null = null;

  return {
    signal,
    adopt: async (group, open, close) => {
      signal.throwIfAborted();
      const opening = Promise.resolve(open());
      const limitMs = group === 'parts' ? PART_TIMEOUT_MS : CLOSE_TIMEOUT_MS[group];
      groups[group].defer(() => settleWithin(limitMs, opening.then(close)));
      const resource = await opening;
      signal.throwIfAborted();
      return resource;
    },
    [Symbol.asyncDispose]: () => {
      stopping.abort();
      return (closing ??= all.disposeAsync());
    },
  };
}

/** Waits for a promise to settle, up to a limit. */
async function settleWithin(limitMs: number, work: Promise<unknown>): Promise<void> {
  await Promise.race([Promise.allSettled([work]), sleep(limitMs, undefined, { ref: false })]);
}
