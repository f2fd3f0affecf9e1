import { ApolloServer, HeaderMap } from '@apollo/server';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import {
  buildSchema,
  execute,
  type GraphQLFieldResolver,
  type GraphQLSchema,
  parse,
  validate,
} from 'graphql';
import { z } from 'zod';
import type { HttpHandler } from '../../../functions/http/api-handler.ts';

// The minimum between an event and a response: no caller, no limits, no database.

const requestBody = z.object({ query: z.string(), variables: z.record(z.string(), z.unknown()) });

/** Resolves fields from memory, also under an alias. */
const remember: GraphQLFieldResolver<Record<string, unknown>, unknown> = (source, ...[, , info]) =>
  source[info.path.key];

/**
 * Creates a handler that only parses, validates and executes with graphql-js.
 *
 * @param memory the data of the response
 */
export function bareGraphql(typeDefs: string, memory: object): HttpHandler {
  const schema: GraphQLSchema = buildSchema(typeDefs);
  return async ({ body = '' }) => {
    const { query, variables } = requestBody.parse(JSON.parse(body));
    const document = parse(query);
    const errors = validate(schema, document);
    const answer =
      errors.length > 0
        ? { errors }
        : await execute({
            schema,
            document,
            rootValue: memory,
            variableValues: variables,
            fieldResolver: remember,
          });
    const headers = { 'content-type': 'application/json' };
    return { statusCode: 200, headers, body: JSON.stringify(answer) };
  };
}

function headersOf({ headers }: APIGatewayProxyEventV2): HeaderMap {
  const map = new HeaderMap();
  for (const [name, value] of Object.entries(headers))
    if (value !== undefined) map.set(name, value);
  return map;
}

/**
 * Creates a handler with Apollo Server and its Lambda integration.
 *
 * @param memory the data of the response
 */
export async function bareApollo(typeDefs: string, memory: object): Promise<HttpHandler> {
  const server = new ApolloServer({
    typeDefs,
    rootValue: memory,
    fieldResolver: remember,
    stopOnTerminationSignals: false,
  });
  await server.start();
  return async (event) => {
    const { status, headers, body } = await server.executeHTTPGraphQLRequest({
      httpGraphQLRequest: {
        method: event.requestContext.http.method,
        headers: headersOf(event),
        search: event.rawQueryString,
        body: JSON.parse(event.body ?? '') as unknown,
      },
      context: () => Promise.resolve({}),
    });
    return {
      statusCode: status ?? 200,
      headers: Object.fromEntries(headers),
      body: body.kind === 'complete' ? body.string : '',
    };
  };
}
