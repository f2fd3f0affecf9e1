import { CombinedGraphQLErrors, NetworkStatus } from '@apollo/client';
import { type DashboardQuery, useDashboardQuery } from '../../graphql/__generated__/operations.ts';

/** A way to read the whole dashboard again, and whether that is under way. */
export interface Retry {
  isRetrying: boolean;
  retry: () => void;
}

/** What one panel gets of the one operation that fills the dashboard. */
export interface PanelFeed<Part> extends Retry {
  /** Null until it was read. What was read before stays when it cannot be read again. */
  part: Part | null;
  /** Whether the part is on its way for the first time. */
  isBusy: boolean;
  /** Why the part could not be read; the same object as long as it is the same failure. */
  failure: { message: string } | undefined;
}

type DashboardPart = keyof DashboardQuery;

export type DashboardFeeds = {
  [Part in DashboardPart]: PanelFeed<NonNullable<DashboardQuery[Part]>>;
};

/** Fills the dashboard by one request. A part that fails empties its own panel only. */
export function useDashboard(): DashboardFeeds {
  const { data, loading, error, networkStatus, refetch } = useDashboardQuery({
    fetchPolicy: 'cache-and-network',
    errorPolicy: 'all',
    // A retry that fails for one panel must not take from it what another had read.
    refetchWritePolicy: 'merge',
  });
  const isRetrying = networkStatus === NetworkStatus.refetch;
  // A failure of the next attempt is shown by the panels again.
  const retry = () => void refetch().catch(() => undefined);
  const feedOf = <Part extends DashboardPart>(part: Part) => ({
    part: data?.[part] ?? null,
    isBusy: loading && !isRetrying && !data?.[part],
    failure: failureOf(error, part),
    isRetrying,
    retry,
  });
  return {
    greeting: feedOf('greeting'),
    path: feedOf('path'),
    progress: feedOf('progress'),
    experience: feedOf('experience'),
    submissions: feedOf('submissions'),
    challenges: feedOf('challenges'),
    lessons: feedOf('lessons'),
    earned: feedOf('earned'),
    achievements: feedOf('achievements'),
  };
}

/** A failure with a path is that of its part; without an answer, or a path, it is everybody's. */
function failureOf(error: Error | undefined, part: DashboardPart): PanelFeed<unknown>['failure'] {
  if (!CombinedGraphQLErrors.is(error) || !error.data) return error;
  return error.errors.find(({ path }) => path === undefined || path[0] === part);
}
