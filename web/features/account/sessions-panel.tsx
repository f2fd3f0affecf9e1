import { useRef } from 'react';
import {
  type AccountSessionsQuery,
  useAccountSessionsQuery,
} from '../../graphql/__generated__/operations.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Rows } from '../../ui/rows.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import styles from './account.module.css';
import { SessionRow } from './session-row.tsx';
import { Unread } from './unread.tsx';
import { useEndSessions } from './use-end-sessions.ts';

/** The learner's sessions, with buttons to end them. */
export function SessionsPanel() {
  const { data, loading, refetch } = useAccountSessionsQuery({
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  const sessions = data?.viewer?.sessions;
  return (
    <Panel
      title="Sessions"
      reading={sessions && `${sessions.length} signed in`}
      isBusy={loading && !sessions}
    >
      {loading && !sessions ? (
        <div className={styles.waiting}>
          <Skeleton height="80px" />
        </div>
      ) : (
        <Sessions sessions={sessions} onRetry={() => refetch()} />
      )}
    </Panel>
  );
}

type Session = NonNullable<AccountSessionsQuery['viewer']>['sessions'][number];

interface SessionsProps {
  /** Undefined if they couldn't be loaded. The other sessions can still be ended. */
  sessions: readonly Session[] | undefined;
  onRetry: () => Promise<unknown>;
}

function Sessions({ sessions, onRetry }: SessionsProps) {
  const list = useRef<HTMLUListElement>(null);
  // The row that had the focus is gone. Focus the list, so that keyboard users keep their place.
  const focusList = () => list.current?.focus();
  const { ending, failure, endOne, endOthers, endAll } = useEndSessions(focusList);
  const hasOthers = sessions === undefined || sessions.some(({ isCurrent }) => !isCurrent);
  return (
    <>
      {failure && (
        <div className={styles.inset}>
          <Notice tone="fail" role="alert">
            {failure}
          </Notice>
        </div>
      )}
      {sessions ? (
        <Rows ref={list} tabIndex={-1} aria-label="Sessions">
          {sessions.map((session) => (
            <SessionRow
              key={session.id}
              session={session}
              isBusy={ending === session.id}
              isDisabled={ending !== null}
              onEnd={() => endOne(session)}
            />
          ))}
        </Rows>
      ) : (
        <Unread what="The sessions" onRetry={onRetry} />
      )}
      <div className={styles.actions}>
        <Button
          isBusy={ending === 'others'}
          disabled={!hasOthers || ending !== null}
          onClick={endOthers}
        >
          End all others
        </Button>
        <Button kind="quiet" isBusy={ending === 'all'} disabled={ending !== null} onClick={endAll}>
          Sign out everywhere
        </Button>
      </div>
    </>
  );
}
