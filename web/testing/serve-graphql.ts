import { graphqlHandler, type GraphqlCall, type GraphqlRoot } from './handlers/graphql-handler.ts';
import { server } from './server.ts';
import { watchRequests } from './watch-requests.ts';

/**
 * Serves the GraphQL API for the rest of a test.
 *
 * @param documents the documents that the API knows by their hash; by default all of the client's
 * @returns the calls so far, in order
 */
export function serveGraphql(
  root: GraphqlRoot,
  documents?: ReadonlyMap<string, string>,
): () => GraphqlCall[] {
  server.use(graphqlHandler(root, documents));
  const requests = watchRequests();
  return () =>
    requests()
      .filter(({ path }) => path === '/graphql')
      .map(({ body }) => body as GraphqlCall);
}
