import { ApolloServer } from '@apollo/server';
import { ApolloServerPluginLandingPageDisabled } from '@apollo/server/plugin/disabled';
import type { DoorOptions, HttpHandler } from '../door.ts';
import { callerAddress } from '../http-event.ts';
import { withRequestId } from '../request-id.ts';
import type { Context } from './context.ts';
import { createDocumentCheck, MAX_TOKENS } from './document-limits.ts';
import { createErrorFormatter } from './format-error.ts';
import { toGraphqlRequest, toHttpResult } from './http-request.ts';
import { refuseMethod, refuseRequest } from './refuse-request.ts';
import { resolvers } from './resolvers.ts';

/**
 * Door 1: GraphQL as a Lambda handler for HTTP API events.
 *
 * @param typeDefs the text of `schema.graphql`
 */
export function createGraphqlHandler(typeDefs: string, options: DoorOptions): HttpHandler {
  const { services, identify, log } = options;
  const server = new ApolloServer<Context>({
    typeDefs,
    resolvers,
    introspection: true,
    persistedQueries: false,
    includeStacktraceInErrorResponses: false,
    parseOptions: { maxLexicalTokens: MAX_TOKENS },
    formatError: createErrorFormatter(log),
    plugins: [ApolloServerPluginLandingPageDisabled()],
    stopOnTerminationSignals: false,
  });
  const requireDocument = createDocumentCheck();
  let starting: Promise<void> | null = null;
  return withRequestId(async (event) => {
    if (event.requestContext.http.method !== 'POST') return refuseMethod(event);
    try {
      const httpGraphQLRequest = toGraphqlRequest(event, requireDocument);
      await (starting ??= server.start());
      const identity = await identify(event.headers['authorization']);
      const context = { services, session: services.openSession(identity, callerAddress(event)) };
      const response = await server.executeHTTPGraphQLRequest({
        httpGraphQLRequest,
        context: () => Promise.resolve(context),
      });
      return toHttpResult(response);
    } catch (error) {
      return refuseRequest(event, error, log);
    }
  });
}
