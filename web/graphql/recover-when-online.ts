import type { ApolloClient } from '@apollo/client';

/** Retries failed queries once the network is back. @returns a function that stops this */
export function recoverWhenOnline(client: ApolloClient): () => void {
  const recover = () => {
    for (const query of client.getObservableQueries()) {
      // The page shows the failure of the next attempt.
      if (query.getCurrentResult().error) query.refetch().catch(() => undefined);
    }
  };
  addEventListener('online', recover);
  return () => removeEventListener('online', recover);
}
