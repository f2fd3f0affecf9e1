import { ApolloProvider } from '@apollo/client/react';
import { type ReactNode, useMemo } from 'react';
import { useSession } from '../session/session-context.ts';
import { createGraphqlClient } from './client.ts';

/** Gives the pages of one learner their GraphQL client. Key it by the learner. */
export function GraphqlProvider({ children }: { children: ReactNode }) {
  const { accessToken, checkSession } = useSession();
  const client = useMemo(
    () => createGraphqlClient({ accessToken, checkSession }),
    [accessToken, checkSession],
  );
  return <ApolloProvider client={client}>{children}</ApolloProvider>;
}
