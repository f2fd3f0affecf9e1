import { useApolloClient } from '@apollo/client/react';
import { useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { canonicalUsername } from '../../../domain/username.ts';
import { forgetDrafts } from '../../drafts/forget-drafts.ts';
import {
  type EditableProfileFragment,
  useDeleteAccountMutation,
} from '../../graphql/__generated__/operations.ts';
import { logFailure } from '../../log-failure.ts';
import { paths } from '../../paths.ts';
import { LEAVING } from '../../router/leaving.ts';
import { useSession } from '../../session/session-context.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { Form } from '../../ui/form.tsx';
import { Panel } from '../../ui/panel.tsx';
import { useToast } from '../../ui/toast-region.tsx';
import styles from './account.module.css';
import { ExportButtons } from './data-panel.tsx';
import { readRefusal } from './read-refusal.ts';

/** How long the toast stays, in milliseconds. Long, because the page has just changed too. */
const DELETED_TOAST_MS = 15_000;

interface DeleteAccount {
  isDeleting: boolean;
  /** The message of the last failure; '' if there is none. */
  failure: string;
  /** @param confirmUsername the username, as typed */
  deleteAccount: (confirmUsername: string) => Promise<void>;
}

/** Deletes the account, then this browser's session, drafts and cache. */
function useDeleteAccount(learnerId: string): DeleteAccount {
  const { account } = useSession();
  const client = useApolloClient();
  const navigate = useNavigate();
  const { show } = useToast();
  const [deleteAtServer, { loading }] = useDeleteAccountMutation();
  const [failure, setFailure] = useState('');

  const forgetHere = async () => {
    // Leave first: a protected page redirects signed-out learners to /login.
    void navigate(paths.home, { state: LEAVING });
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
      setFailure(readRefusal(error).message);
      return;
    }
    try {
      await forgetHere();
    } catch (error) {
      logFailure('The data of the deleted account could not be removed from this browser.', error);
    }
    show({
      title: 'Account deleted',
      text: 'Your profile, progress and code have been deleted.',
      durationMs: DELETED_TOAST_MS,
    });
  };
  return { isDeleting: loading, failure, deleteAccount };
}

interface DeleteDialogProps {
  isOpen: boolean;
  onClose: () => void;
  learner: EditableProfileFragment;
}

const WHAT_GOES = [
  'Your profile, email and names',
  'Progress, XP, streak and achievements',
  'Every attempt',
  'Your drafts, tests and editor settings, here and in this browser',
  'Your place on the leaderboard',
  'Every session, including this one',
];

/** Asks for the username before the account is deleted. */
function DeleteDialog({ isOpen, onClose, learner }: DeleteDialogProps) {
  const { deleteAccount, isDeleting, failure } = useDeleteAccount(learner.id);
  const [typed, setTyped] = useState('');
  const formId = useId();
  const isConfirmed = canonicalUsername(typed) === learner.username;
  const close = () => {
    setTyped('');
    onClose();
  };
  const submit = async () => {
    if (isConfirmed) await deleteAccount(typed);
  };
  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      title="Delete account"
      footer={
        <>
          <Button kind="quiet" onClick={close}>
            Keep account
          </Button>
          <Button
            kind="danger"
            type="submit"
            form={formId}
            isBusy={isDeleting}
            disabled={!isConfirmed}
          >
            {isDeleting ? 'Deleting…' : 'Delete permanently'}
          </Button>
        </>
      }
    >
      <Form id={formId} className="stack" failure={failure} onSubmit={submit}>
        <p>This immediately and permanently deletes:</p>
        <ul className={styles.list}>
          {WHAT_GOES.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
        <p>Export your data first:</p>
        <ExportButtons />
        <TextField
          label={`Type "${learner.username}" to confirm`}
          name="confirmUsername"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      </Form>
    </Dialog>
  );
}

/** Deletes the account. */
export function DeletePanel({ learner }: { learner: EditableProfileFragment }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Panel title="Delete account" isPadded>
      <div className="stack">
        <p className={styles.help}>
          This immediately removes your profile, progress, code, drafts, settings, sessions and
          place on the leaderboard.
        </p>
        <div>
          <Button kind="danger" onClick={() => setIsOpen(true)}>
            Delete account
          </Button>
        </div>
      </div>
      <DeleteDialog isOpen={isOpen} onClose={() => setIsOpen(false)} learner={learner} />
    </Panel>
  );
}
