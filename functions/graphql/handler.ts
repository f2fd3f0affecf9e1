import { ApolloServer } from '@apollo/server';
import { ApolloServerErrorCode, unwrapResolverError } from '@apollo/server/errors';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginInlineTraceDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled';
import type { GraphQLFormattedError } from 'graphql';
import { withAllowedOrigins } from '../http/allowed-origins.ts';
import { withCompression } from '../http/compression.ts';
import {
  answerInTime,
  type ApiOptions,
  type HttpHandler,
  logWithRequestId,
  withRequestId,
} from '../http/api-handler.ts';
import { identify } from '../http/credentials.ts';
import { expectedErrorOf } from '../http/expected-error.ts';
import { clientAddressOf } from '../http/http-event.ts';
import { type Log, maskUnexpected } from '../http/log.ts';
import { createVisitorCache } from '../http/visitor-cache.ts';
import { inOpenSession } from '../services/request-context.ts';
import type { Context } from './context.ts';
import { createDocumentCheck, MAX_TOKENS } from './document-limits.ts';
import { createDocumentStore } from './documents.ts';
import { createExecutableSchema } from './executable-schema.ts';
import {
  askForDocument,
  type CheckedRequest,
  type HttpResult,
  refuseMethod,
  refuseRequest,
  toGraphqlRequest,
  toHttpResult,
} from './graphql-over-http.ts';
import { resolvers } from './resolvers.ts';

/** Errors in the request itself, whose messages are safe to show. */
const REQUEST_ERRORS: ReadonlySet<unknown> = new Set([
  ApolloServerErrorCode.BAD_REQUEST,
  ApolloServerErrorCode.BAD_USER_INPUT,
  ApolloServerErrorCode.GRAPHQL_PARSE_FAILED,
  ApolloServerErrorCode.GRAPHQL_VALIDATION_FAILED,
  ApolloServerErrorCode.OPERATION_RESOLUTION_FAILURE,
]);

/** Removes graphql-js's suggestion. The playground makes its own from the schema. */
function withoutSuggestion(message: string): string {
  return message.replace(/ Did you mean .*\?$/s, '');
}

/** Creates the error formatter: an `AppError` keeps its code and message, and unexpected errors are masked. */
function createErrorFormatter(log: Log) {
  return (formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError => {
    const original = unwrapResolverError(error);
    const place = {
      ...(formatted.path && { path: formatted.path }),
      ...(formatted.locations && { locations: formatted.locations }),
    };
    const expected = expectedErrorOf(original, log);
    if (expected !== null) {
      const { message, code, retryAfterSeconds } = expected;
      const waiting = retryAfterSeconds === null ? {} : { retryAfter: retryAfterSeconds };
      return { ...place, message, extensions: { code, ...waiting } };
    }
    const code = formatted.extensions?.['code'];
    if (REQUEST_ERRORS.has(code)) {
      return { ...place, message: withoutSuggestion(formatted.message), extensions: { code } };
    }
    const { id, message } = maskUnexpected(original, log);
    return { ...place, message, extensions: { code: 'INTERNAL_SERVER_ERROR', id } };
  };
}

type Execute = (checked: CheckedRequest, context: Context) => Promise<HttpResult>;

/** Responds to visitors' queries of the catalogue from memory, and executes all others. */
function rememberForVisitors(execute: Execute): Execute {
  const visitors = createVisitorCache();
  return async (checked, context) => {
    const { requestContext } = context;
    if (requestContext.identity !== null || !checked.isOfCatalogue) {
      return execute(checked, context);
    }
    const { headers, body } = checked.request;
    const request = JSON.stringify([headers.get('accept'), body]);
    const catalogue = await requestContext.catalogue();
    const known = visitors.find(catalogue, request);
    if (known) return { ...known, headers: { ...known.headers }, statusCode: 200 };
    const result = await execute(checked, context);
    if (isData(result)) visitors.remember(catalogue, request, result);
    return result;
  };
}

/** Checks whether a query was executed without any error. */
function isData({ statusCode, body }: HttpResult): boolean {
  return statusCode === 200 && body.startsWith('{"data"');
}

/** Creates the server that validates and executes requests. */
function createServer(typeDefs: string, log: Log): ApolloServer<Context> {
  return new ApolloServer<Context>({
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
}

/**
 * Creates the GraphQL API as a Lambda handler for HTTP API events.
 *
 * @param typeDefs the text of `schema.graphql`
 */
export function createGraphqlHandler(typeDefs: string, options: ApiOptions): HttpHandler {
  const { services, authenticate, allowedOrigins: origins = [] } = options;
  const log = logWithRequestId(options.log);
  const server = createServer(typeDefs, log);
  const requireDocument = createDocumentCheck();
  let starting: Promise<void> | null = null;
  const execute = rememberForVisitors(async ({ request: httpGraphQLRequest }, context) => {
    await (starting ??= server.start());
    const response = await inOpenSession(context.requestContext, () =>
      server.executeHTTPGraphQLRequest({
        httpGraphQLRequest,
        context: () => Promise.resolve(context),
      }),
    );
    return toHttpResult(response);
  });
  const answer: HttpHandler = async (event) => {
    if (event.requestContext.http.method !== 'POST') return refuseMethod(event);
    try {
      const checked = toGraphqlRequest(event, requireDocument);
      if (!checked) return askForDocument(event);
      return await answerInTime(async () => {
        const identity = await identify(authenticate, event.headers['authorization']);
        const context = {
          services,
          authenticate,
          requestContext: services.createRequestContext(identity, clientAddressOf(event)),
        };
        await services.spendPoints(context.requestContext, checked.points);
        return execute(checked, context);
      });
    } catch (error) {
      return refuseRequest(event, error, log);
    }
  };
  return withRequestId(withCompression(withAllowedOrigins({ origins, methods: ['POST'] }, answer)));
}
