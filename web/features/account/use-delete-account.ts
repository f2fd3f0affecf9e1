import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useDeleteAccountMutation } from '../../graphql/__generated__/operations.ts';
import { logFailure } from '../../log-failure.ts';
import { paths } from '../../paths.ts';
import { useSession } from '../../session/session-context.ts';
import { useToast } from '../../ui/toast-region.tsx';
import { forgetDrafts } from '../../drafts/forget-drafts.ts';
import { refusalOf } from './refusal-of.ts';

/** How long the toast stays, in milliseconds. Long, because the page has just changed too. */
const FAREWELL_MS = 15_000;

interface DeleteAccount {
  isDeleting: boolean;
  /** The message of the last failure; '' if there is none. */
  failure: string;
  /** @param confirmUsername the username, as typed */
  deleteAccount: (confirmUsername: string) => Promise<void>;
}

/** Deletes the account, then this browser's session, drafts and cache. */
export function useDeleteAccount(learnerId: string): DeleteAccount {
  const { account } = useSession();
  const client = useApolloClient();
  const navigate = useNavigate();
  const { show } = useToast();
  const [deleteAtServer, { loading }] = useDeleteAccountMutation();
  const [failure, setFailure] = useState('');

  const forgetHere = async () => {
    // Leave first: a protected page redirects signed-out learners to /login.
    void navigate(paths.home);
    forgetDrafts(localStorage, learnerId);
    client.stop();
    await client.clearStore();
    await account.forgetSession();
  };
  const deleteAccount = async (confirmUsername: string) => {
    setFailure('');
    try {
      await deleteAtServer({ variables: { confirmUsername } });
    } catch (error) {
      setFailure(refusalOf(error).message);
      return;
    }
    try {
      await forgetHere();
    } catch (error) {
      logFailure('The deleted account could not be forgotten here.', error);
    }
    show({
      title: 'Account deleted',
      text: 'Your profile, progress and code have been deleted.',
      durationMs: FAREWELL_MS,
    });
  };
  return { isDeleting: loading, failure, deleteAccount };
}
