import type { FetcherParams } from '@graphiql/toolkit';
import { GraphiQL } from 'graphiql';
import type { ExecutionResult } from 'graphql';
import { useRef } from 'react';
import { fetchApi } from '../fetch-api.ts';
import { paths } from '../paths.ts';
import { type AuthConnection, openAuthConnection } from '../session/auth-connection.ts';
import { loadClientConfig } from '../session/client-config.ts';
import { storedAccount } from '../session/stored-session.ts';
import { currentTheme } from '../shell/theme.ts';
import { Icon } from '../ui/icon.tsx';
import styles from './playground.module.css';
import { useListOfTabs } from './use-list-of-tabs.ts';
import { WELCOME_DOCUMENT } from './welcome-document.ts';

let connection: Promise<AuthConnection> | null = null;

/** Sends an operation with the session of the signed-in learner, if there is one. */
async function fetchWithSession(parameters: FetcherParams): Promise<ExecutionResult> {
  const { apiUrl } = await loadClientConfig();
  const token = storedAccount() ? await accessToken() : null;
  const response = await fetchApi(`${apiUrl}/graphql`, {
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

/**
 * The playground of the GraphQL API, with the session of the signed-in learner.
 *
 * @param props.email null for a visitor, empty for a learner without an account
 */
export function Playground({ email }: { email: string | null }) {
  const main = useRef<HTMLElement>(null);
  useListOfTabs(main);
  return (
    <div className={styles.playground}>
      <header className={styles.bar}>
        <a href={paths.home} className={styles.brand}>
          <Icon name="logo" size={28} />
          packetsmith
        </a>
        <h1>GraphQL playground</h1>
        <p className="label">
          <Viewer email={email} />
        </p>
      </header>
      <main ref={main}>
        <GraphiQL
          fetcher={fetchWithSession}
          defaultQuery={WELCOME_DOCUMENT}
          defaultEditorToolsVisibility="variables"
          forcedTheme={currentTheme()}
          isHeadersEditorEnabled={false}
        />
      </main>
    </div>
  );
}

/** Whose session the operations use. */
function Viewer({ email }: { email: string | null }) {
  if (email) return `signed in as ${email}`;
  return (
    <>
      {email === null ? 'not signed in' : 'without an account'}, <a href={paths.login}>Login</a>
    </>
  );
}
