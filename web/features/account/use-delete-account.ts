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

/** Long enough to be read by somebody who has just lost the page that they were on, in milliseconds. */
const FAREWELL_MS = 15_000;

interface DeleteAccount {
  isDeleting: boolean;
  /** The sentence of the last failure; '' without one. */
  failure: string;
  /** @param confirmUsername the username, as typed */
  deleteAccount: (confirmUsername: string) => Promise<void>;
}

/** Deletes the account, then forgets it here: session, drafts and what was fetched. */
export function useDeleteAccount(learnerId: string): DeleteAccount {
  const { account } = useSession();
  const client = useApolloClient();
  const navigate = useNavigate();
  const { show } = useToast();
  const [deleteAtServer, { loading }] = useDeleteAccountMutation();
  const [failure, setFailure] = useState('');

  const forgetHere = async () => {
    // First away from here: a protected page would send whoever is signed out to /login.
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
      text: 'Your profile, progress and code are gone.',
      durationMs: FAREWELL_MS,
    });
  };
  return { isDeleting: loading, failure, deleteAccount };
}
