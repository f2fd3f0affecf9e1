import { ApolloServer } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginInlineTraceDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled';
import { withAllowedOrigins } from '../http/allowed-origins.ts';
import type { ApiOptions, HttpHandler } from '../http/api-handler.ts';
import { callerAddress } from '../http/http-event.ts';
import { logWithRequestId, withRequestId } from '../http/request-id.ts';
import type { Context } from './context.ts';
import { createDocumentCheck, MAX_TOKENS } from './document-limits.ts';
import { createDocumentStore } from './document-store.ts';
import { createExecutableSchema } from './executable-schema.ts';
import { createErrorFormatter } from './format-error.ts';
import { toGraphqlRequest, toHttpResult } from './http-request.ts';
import { askForDocument, refuseMethod, refuseRequest } from './refuse-request.ts';
import { resolvers } from './resolvers.ts';

/**
 * Creates the GraphQL API as a Lambda handler for HTTP API events.
 *
 * @param typeDefs the text of `schema.graphql`
 */
export function createGraphqlHandler(typeDefs: string, options: ApiOptions): HttpHandler {
  const { services, authenticate, allowedOrigins: origins = [] } = options;
  const log = logWithRequestId(options.log);
  const server = new ApolloServer<Context>({
    schema: createExecutableSchema(typeDefs, resolvers),
    introspection: true,
    // `chooseDocument` resolves hashes. Apollo's own implementation would let any client register documents.
    persistedQueries: false,
    documentStore: createDocumentStore(),
    includeStacktraceInErrorResponses: false,
    parseOptions: { maxLexicalTokens: MAX_TOKENS },
    formatError: createErrorFormatter(log),
    plugins: [
      ApolloServerPluginLandingPageDisabled(),
      // It visits every field to compute a cache lifetime, but responses are never cached.
      ApolloServerPluginCacheControlDisabled(),
      // It is only for servers behind an Apollo router.
      ApolloServerPluginInlineTraceDisabled(),
    ],
    stopOnTerminationSignals: false,
  });
  const requireDocument = createDocumentCheck();
  let starting: Promise<void> | null = null;
  const answer: HttpHandler = async (event) => {
    if (event.requestContext.http.method !== 'POST') return refuseMethod(event);
    try {
      const httpGraphQLRequest = toGraphqlRequest(event, requireDocument);
      if (!httpGraphQLRequest) return askForDocument(event);
      await (starting ??= server.start());
      const identity = await authenticate(event.headers['authorization']);
      const context = {
        services,
        requestContext: services.createRequestContext(identity, callerAddress(event)),
      };
      const response = await server.executeHTTPGraphQLRequest({
        httpGraphQLRequest,
        context: () => Promise.resolve(context),
      });
      return toHttpResult(response);
    } catch (error) {
      return refuseRequest(event, error, log);
    }
  };
  return withRequestId(withAllowedOrigins({ origins, methods: ['POST'] }, answer));
}
