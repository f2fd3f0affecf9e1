/** A place in the client. */
export interface RouterLocation {
  /** As it stands in the address bar: encoded. */
  pathname: string;
  /** With its question mark; '' without a query. */
  search: string;
  /** With its number sign; '' without a fragment. */
  hash: string;
  /** Tells one visit to a place from another. */
  key: string;
  /** What the page before has handed on, as it was given; null when nothing. */
  state: unknown;
}

/** How the reader came: a new step, one that took the place of the last, or back, forth or from outside. */
export type NavigationKind = 'push' | 'replace' | 'pop';

/** Where the reader is, and how they came. */
export interface HistoryEntry {
  location: RouterLocation;
  kind: NavigationKind;
}

/** How to go to a place. */
export interface NavigateOptions {
  /** Takes the place of the current step: Back does not lead to it any more. */
  replace?: boolean;
  /** Handed on to the next page, and kept over a reload. Must be cloneable. */
  state?: unknown;
}

/** Goes to a page of the client, by its absolute address. */
export type Navigate = (to: string, options?: NavigateOptions) => void;

/** The steps that a reader has taken: a store that the router subscribes to. */
export interface RouterHistory {
  entry: () => HistoryEntry;
  navigate: Navigate;
  /** One step back. */
  back: () => void;
  subscribe: (listener: () => void) => () => void;
}

/** The key of the address at which the browser entered. */
export const ENTRY_KEY = 'default';

/** A key for the next step. */
export function createKey(): string {
  return Math.random().toString(36).slice(2, 10);
}
