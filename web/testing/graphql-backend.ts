import { readFileSync } from 'node:fs';
import { buildSchema, graphql, GraphQLError } from 'graphql';
import { vi } from 'vitest';
import type { FailureCode } from '../../domain/failure.ts';

const schema = buildSchema(readFileSync('schema.graphql', 'utf8'));

/** What a door answers with: one function per field of the schema's roots, or its value. */
export type BackendRoot = Readonly<Record<string, unknown>>;

interface GraphqlCall {
  operationName: string;
  query: string;
  variables: Record<string, unknown>;
}

/** A failure as the GraphQL door reports it. */
export function failureOf(code: FailureCode, message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code } });
}

/**
 * Answers the client's calls from the product's own schema, so that a document that no longer fits it fails.
 *
 * @returns every call that was made, in order
 */
export function startGraphqlBackend(root: BackendRoot): GraphqlCall[] {
  const calls: GraphqlCall[] = [];
  vi.stubGlobal('fetch', async (address: unknown, init?: { body?: string }) => {
    if (String(address).endsWith('/config.json')) {
      return Response.json({ supabaseUrl: '/', supabaseAnonKey: 'key', apiUrl: '/' });
    }
    const call = JSON.parse(init?.body ?? '{}') as GraphqlCall;
    calls.push(call);
    const { query: source, variables: variableValues, operationName } = call;
    const rootValue = root;
    return Response.json(
      await graphql({ schema, source, variableValues, operationName, rootValue }),
    );
  });
  return calls;
}
