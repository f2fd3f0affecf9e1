import { ApolloServer } from '@apollo/server';
import { ApolloServerPluginLandingPageDisabled } from '@apollo/server/plugin/disabled';
import { Failure, FAILURE_STATUS } from '../../domain/failure.ts';
import type { DoorOptions, HttpHandler } from '../door.ts';
import { callerAddress } from '../http-event.ts';
import { maskUnexpected } from '../unexpected-failure.ts';
import type { Context } from './context.ts';
import { createErrorFormatter } from './format-error.ts';
import { toGraphqlRequest, toHttpResult } from './http-request.ts';
import { resolvers } from './resolvers.ts';

/** More tokens than any honest document has; a flood is refused before it is parsed whole. */
const MAX_TOKENS = 600;

function refusal(statusCode: number, message: string, code: string) {
  return {
    statusCode,
    headers: { 'content-type': 'application/json; charset=utf-8' },
    body: JSON.stringify({ errors: [{ message, extensions: { code } }] }),
  };
}

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
    includeStacktraceInErrorResponses: false,
    parseOptions: { maxLexicalTokens: MAX_TOKENS },
    formatError: createErrorFormatter(log),
    plugins: [ApolloServerPluginLandingPageDisabled()],
    stopOnTerminationSignals: false,
  });
  let starting: Promise<void> | null = null;
  return async (event) => {
    try {
      await (starting ??= server.start());
      const identity = await identify(event.headers['authorization']);
      const context = { services, session: services.openSession(identity, callerAddress(event)) };
      const response = await server.executeHTTPGraphQLRequest({
        httpGraphQLRequest: toGraphqlRequest(event),
        context: () => Promise.resolve(context),
      });
      return toHttpResult(response);
    } catch (error) {
      if (error instanceof Failure) {
        return refusal(FAILURE_STATUS[error.code], error.message, error.code);
      }
      const { message } = maskUnexpected(error, log);
      return refusal(500, message, 'INTERNAL_SERVER_ERROR');
    }
  };
}
