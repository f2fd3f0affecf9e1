import { parseAddress } from './address.ts';
import {
  createKey,
  ENTRY_KEY,
  type HistoryEntry,
  type RouterHistory,
  type RouterLocation,
} from './router-history.ts';

/** A history without a browser. */
export function createMemoryHistory(at: string, state: unknown = null): RouterHistory {
  const listeners = new Set<() => void>();
  const steps: RouterLocation[] = [];
  const place = (to: string, key: string, handedOn: unknown): RouterLocation => ({
    ...parseAddress(to),
    key,
    state: handedOn,
  });
  const first = place(at, ENTRY_KEY, state);
  let entry: HistoryEntry = { location: first, kind: 'pop' };
  const show = (next: HistoryEntry) => {
    entry = next;
    for (const listener of listeners) listener();
  };
  return {
    entry: () => entry,
    navigate: (to, { replace = false, state: handedOn = null } = {}) => {
      if (!replace) steps.push(entry.location);
      const location = place(to, createKey(), handedOn);
      show({ location, kind: replace ? 'replace' : 'push' });
    },
    back: () => {
      const location = steps.pop();
      if (location) show({ location, kind: 'pop' });
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
