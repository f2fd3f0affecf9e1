import { formatAddress, parseAddress } from './address.ts';
import {
  createKey,
  ENTRY_KEY,
  type HistoryEntry,
  type NavigationKind,
  type RouterHistory,
} from './router-history.ts';

/** What a step keeps in the browser's history. */
interface KeptStep {
  key: string;
  state: unknown;
}

/** The history of this browser's tab. */
export function createBrowserHistory(): RouterHistory {
  const listeners = new Set<() => void>();
  let entry = readEntry('pop');
  const tell = (kind: NavigationKind) => {
    entry = readEntry(kind);
    for (const listener of listeners) listener();
  };
  const onPopState = () => tell('pop');
  return {
    entry: () => entry,
    navigate: (to, { replace = false, state = null } = {}) => {
      const kept: KeptStep = { key: createKey(), state };
      const href = formatAddress(parseAddress(to));
      if (replace) history.replaceState(kept, '', href);
      else history.pushState(kept, '', href);
      tell(replace ? 'replace' : 'push');
    },
    back: () => history.back(),
    subscribe: (listener) => {
      if (listeners.size === 0) addEventListener('popstate', onPopState);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) removeEventListener('popstate', onPopState);
      };
    },
  };
}

/** Whether the page before has handed something on to the one that the browser shows. */
export function isHandedSomething(): boolean {
  return readKept().state !== null;
}

function readEntry(kind: NavigationKind): HistoryEntry {
  const { pathname, search, hash } = location;
  return { kind, location: { pathname, search, hash, ...readKept() } };
}

/** Steps that the browser took by itself, such as a link to a fragment, keep nothing. */
function readKept(): KeptStep {
  const kept: unknown = history.state;
  const isOurs = typeof kept === 'object' && kept !== null && 'key' in kept && 'state' in kept;
  if (!isOurs || typeof kept.key !== 'string') return { key: ENTRY_KEY, state: null };
  return { key: kept.key, state: kept.state ?? null };
}
