import { useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

/** Returns whether the page handles events: a prerendered page doesn't until it is hydrated. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}
