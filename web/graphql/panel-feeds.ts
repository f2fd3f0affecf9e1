import { CombinedGraphQLErrors, NetworkStatus } from '@apollo/client';
import { useEffect } from 'react';
import { logFailure } from '../log-failure.ts';

/** A function that reloads everything on the page, and whether it is running. */
interface Retry {
  isRetrying: boolean;
  retry: () => void;
}

/** What one panel gets from the operation that loads its page. */
export interface PanelFeed<Part> extends Retry {
  /** Null until it is loaded. Loaded data stays if reloading fails. */
  part: Part | null;
  /** Whether the part is loading for the first time. */
  isBusy: boolean;
  /** Why the part couldn't be loaded. The same object for the same failure. */
  failure: { message: string } | undefined;
}

/** One feed per alias of the operation. */
export type PanelFeeds<Data> = {
  [Part in keyof Data]: PanelFeed<NonNullable<Data[Part]>>;
};

/** The query options with which a failed part affects only its own panel. */
export const PANEL_FEED_OPTIONS = {
  fetchPolicy: 'cache-and-network',
  errorPolicy: 'all',
  // A failed retry must not remove data that another panel has loaded.
  refetchWritePolicy: 'merge',
} as const;

/** The result of an operation's hook. */
interface Reading<Data> {
  data: Data | undefined;
  loading: boolean;
  error?: Error | undefined;
  networkStatus: NetworkStatus;
  refetch: () => Promise<unknown>;
}

/** Splits the result of a page's operation into the parts of its panels, by alias. */
export function panelFeed<Data, Part extends keyof Data & string>(
  { data, loading, error, networkStatus, refetch }: Reading<Data>,
  part: Part,
): PanelFeeds<Data>[Part] {
  const isRetrying = networkStatus === NetworkStatus.refetch;
  return {
    part: data?.[part] ?? null,
    isBusy: loading && !isRetrying && (data?.[part] ?? null) === null,
    failure: failureOf(error, part),
    isRetrying,
    // The panels show the failure of the next attempt.
    retry: () => void refetch().catch(() => undefined),
  };
}

/** An error with a path belongs to that part. Without a path or a response, it belongs to all parts. */
function failureOf(error: Error | undefined, part: string): PanelFeed<unknown>['failure'] {
  if (!CombinedGraphQLErrors.is(error) || !error.data) return error;
  return error.errors.find(({ path }) => path === undefined || path[0] === part);
}

/** Logs that a panel couldn't be loaded, once per failure. */
export function useLoggedFailure(panel: string, failure: PanelFeed<unknown>['failure']): void {
  useEffect(() => {
    if (failure) logFailure(`The panel "${panel}" could not be loaded.`, failure);
  }, [panel, failure]);
}
