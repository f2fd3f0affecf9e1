import { buildSchema, graphql, GraphQLError } from 'graphql';
import { http, type HttpHandler, HttpResponse } from 'msw/http';
import type { ErrorCode } from '../../../domain/app-error.ts';
import schemaText from '../../../schema.graphql?raw';
import { clientDocuments } from '../client-documents.ts';

const schema = buildSchema(schemaText);

/** The API's responses: one value or function for each field of the schema's root types. */
export type GraphqlRoot = Readonly<Record<string, unknown>>;

/** The body of a request to the GraphQL API. */
export interface GraphqlCall {
  operationName: string;
  /** Absent if the request contains only the document's hash. */
  query?: string;
  extensions?: { persistedQuery?: { sha256Hash: string } };
  variables: Record<string, unknown>;
}

const UNKNOWN_DOCUMENT = {
  errors: [
    { message: 'PersistedQueryNotFound', extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' } },
  ],
};

/** Creates an error like those of the GraphQL API. @param retryAfter the seconds to wait, if the error says so */
export function failureOf(code: ErrorCode, message: string, retryAfter?: number): GraphQLError {
  const waiting = retryAfter === undefined ? {} : { retryAfter };
  return new GraphQLError(message, { extensions: { code, ...waiting } });
}

/**
 * Executes the client's operations against the product's own schema, so that a document that no longer matches it fails.
 *
 * @param documents the documents that requests can refer to by hash
 */
export function graphqlHandler(
  rootValue: GraphqlRoot,
  documents?: ReadonlyMap<string, string>,
): HttpHandler {
  return http.post('/graphql', async ({ request }) => {
    const call = (await request.json()) as GraphqlCall;
    const { query, extensions, operationName, variables: variableValues } = call;
    const hash = extensions?.persistedQuery?.sha256Hash ?? '';
    const source = query ?? (documents ?? (await clientDocuments())).get(hash);
    if (source === undefined) return HttpResponse.json(UNKNOWN_DOCUMENT);
    const result = await graphql({ schema, source, variableValues, operationName, rootValue });
    return HttpResponse.json({ ...result });
  });
}
