import type { ApolloClient } from '@apollo/client';

/** Reads again what pages could not read, once the network is back. Returns what stops that. */
export function recoverWhenOnline(client: ApolloClient): () => void {
  const recover = () => {
    for (const query of client.getObservableQueries()) {
      // A failure of the next attempt is shown by the page again.
      if (query.getCurrentResult().error) query.refetch().catch(() => undefined);
    }
  };
  addEventListener('online', recover);
  return () => removeEventListener('online', recover);
}
