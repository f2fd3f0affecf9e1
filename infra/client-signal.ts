import { AsyncLocalStorage } from 'node:async_hooks';

const current = new AsyncLocalStorage<AbortSignal>();

/** Runs an action for a client. The signal aborts when the client no longer waits for the result. */
export function withClientSignal<Result>(signal: AbortSignal, action: () => Result): Result {
  return current.run(signal, action);
}

/** Returns the signal of the client that the current code runs for; undefined if that is unknown. */
export const clientSignal = (): AbortSignal | undefined => current.getStore();
