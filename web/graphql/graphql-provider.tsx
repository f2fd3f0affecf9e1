import type { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { registerOfflineWorker } from '../offline/register-offline-worker.ts';
import { routeAt } from '../route-at.ts';
import { usePathname } from '../router/site-context.ts';
import type { Standing } from '../session/fetch-profile.ts';
import { useSession } from '../session/session-context.ts';
import { StandingFragmentDoc } from './__generated__/operations.ts';
import { createGraphqlClient } from './client.ts';
import { persistCache, restoreCache } from './persisted-cache.ts';

/** Retries failed queries once the network is back. @returns a function that stops this */
function recoverWhenOnline(client: ApolloClient): () => void {
  const recover = () => {
    for (const query of client.getObservableQueries()) {
      // The page shows the failure of the next attempt.
      if (query.getCurrentResult().error) query.refetch().catch(() => undefined);
    }
  };
  addEventListener('online', recover);
  return () => removeEventListener('online', recover);
}

/**
 * Tells the session what the learner has reached whenever a response contains it, so that the navigation shows it
 * without a request of its own.
 *
 * @returns a function that stops this
 */
function followStanding(
  client: ApolloClient,
  learnerId: string,
  note: (standing: Standing) => void,
): () => void {
  const viewer = { __typename: 'Viewer', id: learnerId };
  const following = client
    .watchFragment({ fragment: StandingFragmentDoc, from: viewer })
    .subscribe(({ data, complete }) => {
      if (complete) note(data);
    });
  return () => following.unsubscribe();
}

/** Provides the GraphQL client of one learner or of a visitor. Key it by the learner. */
export function GraphqlProvider({ children }: { children: ReactNode }) {
  const { profile, accessToken, checkSession, noteStanding } = useSession();
  const learnerId = profile?.id ?? '';
  const client = useMemo(() => {
    const created = createGraphqlClient({ accessToken, checkSession });
    // Not in an effect, because the effects of the pages inside run first.
    if (learnerId !== '') persistCache(created, learnerId);
    return created;
  }, [accessToken, checkSession, learnerId]);
  // With a network, cached data may be outdated, so it isn't shown.
  const [isReady, setIsReady] = useState(() => isRenderedByBuild() || navigator.onLine);
  useEffect(() => {
    if (!isReady) void restoreCache(client, learnerId).then(() => setIsReady(true));
  }, [client, isReady, learnerId]);
  useEffect(() => recoverWhenOnline(client), [client]);
  useEffect(
    () => followStanding(client, learnerId, noteStanding),
    [client, learnerId, noteStanding],
  );
  // The workspace registers it itself, after Python, so that they don't share the line.
  const isWorkspace = routeAt(usePathname()) === 'challenge';
  useEffect(() => {
    if (learnerId !== '' && !isWorkspace) registerOfflineWorker();
  }, [learnerId, isWorkspace]);
  return <ApolloProvider client={client}>{isReady && children}</ApolloProvider>;
}

/** Public pages that need data are prerendered in their loading state. */
function isRenderedByBuild(): boolean {
  return typeof window === 'undefined';
}
