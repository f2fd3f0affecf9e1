import { GraphiQL } from 'graphiql';
import { paths } from '../paths.ts';
import { currentTheme } from '../shell/theme.ts';
import { Icon } from '../ui/icon.tsx';
import { fetchWithSession } from './fetch-with-session.ts';
import styles from './playground.module.css';
import { WELCOME_DOCUMENT } from './welcome-document.ts';

/**
 * The playground of the GraphQL API, with the session of the signed-in learner.
 *
 * @param props.email null for a visitor
 */
export function Playground({ email }: { email: string | null }) {
  return (
    <div className={styles.playground}>
      <header className={styles.bar}>
        <a href={paths.home} className={styles.brand}>
          <Icon name="logo" size={28} />
          packetsmith
        </a>
        <h1>GraphQL playground</h1>
        <p className="label">
          {email === null ? (
            <>
              not signed in, <a href={paths.login}>Login</a>
            </>
          ) : (
            `signed in as ${email}`
          )}
        </p>
      </header>
      <GraphiQL
        fetcher={fetchWithSession}
        defaultQuery={WELCOME_DOCUMENT}
        defaultEditorToolsVisibility="variables"
        forcedTheme={currentTheme()}
        isHeadersEditorEnabled={false}
      />
    </div>
  );
}
