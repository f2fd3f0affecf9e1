import { CombinedGraphQLErrors, NetworkStatus } from '@apollo/client';

/** A way to read everything on the page again, and whether that is under way. */
export interface Retry {
  isRetrying: boolean;
  retry: () => void;
}

/** What one panel gets of the one operation that fills its page. */
export interface PanelFeed<Part> extends Retry {
  /** Null until it was read. What was read before stays when it cannot be read again. */
  part: Part | null;
  /** Whether the part is on its way for the first time. */
  isBusy: boolean;
  /** Why the part could not be read; the same object as long as it is the same failure. */
  failure: { message: string } | undefined;
}

/** One feed for each name that the operation asks under. */
export type PanelFeeds<Data> = {
  [Part in keyof Data]: PanelFeed<NonNullable<Data[Part]>>;
};

/** How an operation has to be asked so that a part that fails empties its own panel only. */
export const PANEL_FEED_OPTIONS = {
  fetchPolicy: 'cache-and-network',
  errorPolicy: 'all',
  // A retry that fails for one panel must not take from it what another had read.
  refetchWritePolicy: 'merge',
} as const;

/** What the hook of an operation tells. */
interface Reading<Data> {
  data: Data | undefined;
  loading: boolean;
  error?: Error | undefined;
  networkStatus: NetworkStatus;
  refetch: () => Promise<unknown>;
}

/** Cuts an operation that fills a whole page into what each panel needs, by the name that it asks under. */
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
    // A failure of the next attempt is shown by the panels again.
    retry: () => void refetch().catch(() => undefined),
  };
}

/** A failure with a path is that of its part; without an answer, or a path, it is everybody's. */
function failureOf(error: Error | undefined, part: string): PanelFeed<unknown>['failure'] {
  if (!CombinedGraphQLErrors.is(error) || !error.data) return error;
  return error.errors.find(({ path }) => path === undefined || path[0] === part);
}
