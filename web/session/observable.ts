/** An observable value in the form that React's useSyncExternalStore expects. */
export interface Observable<Value> {
  snapshot: () => Value;
  change: (next: Value) => void;
  subscribe: (listener: () => void) => () => void;
}

export function createObservable<Value>(initial: Value): Observable<Value> {
  const listeners = new Set<() => void>();
  let current = initial;
  return {
    snapshot: () => current,
    change: (next) => {
      current = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
