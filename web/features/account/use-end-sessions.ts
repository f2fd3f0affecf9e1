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
  /** The id of the session that is being ended, or which of them; null when none is. */
  ending: string | null;
  /** The sentence of the last failure; '' without one. */
  failure: string;
  endOne: (session: { id: string }) => Promise<void>;
  endOthers: () => Promise<void>;
  /** Signs out here, too. */
  endAll: () => Promise<void>;
}

/** @param onEnded called once the list shows what is left */
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
    // The auth service ends them: the list has to be read again. If it cannot be read, it says so itself.
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
          // The answer carries the sessions that are left, also if this one had already ended.
          await endSession({ variables: { id } });
          return { isOk: true };
        } catch (error) {
          return { isOk: false, ...refusalOf(error) };
        }
      }),
    endOthers: () => endAndStay('others', signOutOthers),
    endAll: async () => {
      // The page goes away with the session.
      if (await end('all', account.signOutEverywhere)) show({ title: 'Signed out everywhere' });
      else setEnding(null);
    },
  };
}
