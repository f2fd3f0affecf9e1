import { AsyncLocalStorage } from 'node:async_hooks';

const current = new AsyncLocalStorage<AbortSignal>();

/** Runs an action for a caller. The signal aborts when the caller no longer waits for the result. */
export function onBehalfOf<Result>(caller: AbortSignal, action: () => Result): Result {
  return current.run(caller, action);
}

/** Returns the signal of the caller that the current code runs for; undefined if that is unknown. */
export const callerSignal = (): AbortSignal | undefined => current.getStore();
