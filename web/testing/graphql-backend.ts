import { readFileSync } from 'node:fs';
import { buildSchema, graphql, GraphQLError } from 'graphql';
import { vi } from 'vitest';
import type { ErrorCode } from '../../domain/app-error.ts';
import { clientDocuments } from './client-documents.ts';

const schema = buildSchema(readFileSync('schema.graphql', 'utf8'));

/** What an API answers with: one function per field of the schema's roots, or its value. */
export type BackendRoot = Readonly<Record<string, unknown>>;

interface GraphqlCall {
  operationName: string;
  /** Left out of a call that names its document by the hash. */
  query?: string;
  extensions?: { persistedQuery?: { sha256Hash: string } };
  variables: Record<string, unknown>;
}

/** By what a call names its document; an empty string when it does not. */
function hashOf({ extensions }: GraphqlCall): string {
  return extensions?.persistedQuery?.sha256Hash ?? '';
}

const UNKNOWN_DOCUMENT = {
  errors: [
    { message: 'PersistedQueryNotFound', extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' } },
  ],
};

/** A failure as the GraphQL API reports it. */
export function failureOf(code: ErrorCode, message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code } });
}

/**
 * Answers the client's calls from the product's own schema, so that a document that no longer fits it fails.
 *
 * @param documents those that can be asked for by their hash
 * @returns every call that was made, in order
 */
export function startGraphqlBackend(
  root: BackendRoot,
  documents: ReadonlyMap<string, string> = clientDocuments(),
): GraphqlCall[] {
  const calls: GraphqlCall[] = [];
  vi.stubGlobal('fetch', async (address: unknown, init?: { body?: string }) => {
    if (String(address).endsWith('/config.json')) {
      return Response.json({ supabaseUrl: '/', supabaseAnonKey: 'key', apiUrl: '/' });
    }
    const call = JSON.parse(init?.body ?? '{}') as GraphqlCall;
    calls.push(call);
    const { variables: variableValues, operationName } = call;
    const source = call.query ?? documents.get(hashOf(call));
    if (source === undefined) return Response.json(UNKNOWN_DOCUMENT);
    const rootValue = root;
    return Response.json(
      await graphql({ schema, source, variableValues, operationName, rootValue }),
    );
  });
  return calls;
}
