import type { FetcherParams } from '@graphiql/toolkit';
import type { ExecutionResult } from 'graphql';
import { type AuthConnection, openAuthConnection } from '../session/auth-connection.ts';
import { loadClientConfig } from '../session/client-config.ts';
import { storedAccount } from '../session/stored-session.ts';

let connection: Promise<AuthConnection> | null = null;

/** Sends an operation with the session of the signed-in learner, if there is one. */
export async function fetchWithSession(parameters: FetcherParams): Promise<ExecutionResult> {
  const { apiUrl } = await loadClientConfig();
  const token = storedAccount() ? await accessToken() : null;
  const response = await fetch(`${apiUrl}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token !== null && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(parameters),
  });
  return (await response.json()) as ExecutionResult;
}

async function accessToken(): Promise<string | null> {
  connection ??= openAuthConnection();
  const { auth } = await connection;
  const { data } = await auth.getSession();
  return data.session?.access_token ?? null;
}
