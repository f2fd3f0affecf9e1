import { useApolloClient } from '@apollo/client/react';
import { useRef, useState } from 'react';
import {
  AccountSessionsDocument,
  type AccountSessionsQuery,
  useAccountSessionsQuery,
  useEndSessionMutation,
} from '../../graphql/__generated__/operations.ts';
import type { AccountOutcome } from '../../session/account-actions.ts';
import { useSession } from '../../session/session-context.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Panel, Rows } from '../../ui/panel.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useToast } from '../../ui/toast-region.tsx';
import styles from './account.module.css';
import { readRefusal } from './read-refusal.ts';
import { SessionRow } from './session-row.tsx';
import { LoadError } from './load-error.tsx';

interface EndSessions {
  /** The id of the session that is being ended, or a group of sessions; null if none. */
  ending: string | null;
  /** The message of the last failure; '' if there is none. */
  failure: string;
  endOne: (session: { id: string }) => Promise<void>;
  endOthers: () => Promise<void>;
  /** Signs out of this browser too. */
  endAll: () => Promise<void>;
}

/** @param onEnded called once the list shows the remaining sessions */
function useEndSessions(onEnded: () => void): EndSessions {
  const { account } = useSession();
  const client = useApolloClient();
  const { show } = useToast();
  const [endSession] = useEndSessionMutation();
  const [ending, setEnding] = useState<string | null>(null);
  const [failure, setFailure] = useState('');

  const end = async (which: string, action: () => Promise<AccountOutcome>) => {
    setEnding(which);
    setFailure('');
    const outcome = await action();
    if (!outcome.isOk) setFailure(outcome.message);
    return outcome.isOk;
  };
  const endAndStay = async (which: string, action: () => Promise<AccountOutcome>) => {
    const isEnded = await end(which, action);
    setEnding(null);
    if (!isEnded) return;
    show({ title: which === 'others' ? 'Other sessions ended' : 'Session ended' });
    onEnded();
  };
  const signOutOthers = async () => {
    const outcome = await account.signOutOthers();
    // The auth service ends them, so reload the list. The list shows its own error.
    const include = [AccountSessionsDocument];
    if (outcome.isOk) await client.refetchQueries({ include }).catch(() => undefined);
    return outcome;
  };
  return {
    ending,
    failure,
    endOne: ({ id }) =>
      endAndStay(id, async () => {
        try {
          // The response contains the remaining sessions, even if this one had already ended.
          await endSession({ variables: { id } });
          return { isOk: true };
        } catch (error) {
          return { isOk: false, ...readRefusal(error) };
        }
      }),
    endOthers: () => endAndStay('others', signOutOthers),
    endAll: async () => {
      // Ending the session leaves this page.
      if (await end('all', account.signOutEverywhere)) show({ title: 'Signed out everywhere' });
      else setEnding(null);
    },
  };
}

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
        <LoadError what="The sessions" onRetry={onRetry} />
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
