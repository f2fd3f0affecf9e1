import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import {
  AccountSessionsDocument,
  useEndSessionMutation,
} from '../../graphql/__generated__/operations.ts';
import type { AccountOutcome } from '../../session/account.ts';
import { useSession } from '../../session/session-context.ts';
import { useToast } from '../../ui/toast-region.tsx';
import { refusalOf } from './refusal-of.ts';

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
export function useEndSessions(onEnded: () => void): EndSessions {
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
          return { isOk: false, ...refusalOf(error) };
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
