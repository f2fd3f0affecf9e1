import { useId, useState } from 'react';
import { canonicalUsername } from '../../../domain/username.ts';
import type { EditableProfileFragment } from '../../graphql/__generated__/operations.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { Form } from '../../ui/form.tsx';
import styles from './account.module.css';
import { ExportButtons } from './data-panel.tsx';
import { useDeleteAccount } from './use-delete-account.ts';

interface DeleteDialogProps {
  isOpen: boolean;
  onClose: () => void;
  learner: EditableProfileFragment;
}

const WHAT_GOES = [
  'Your profile, email and names',
  'Progress, XP, streak and achievements',
  'Every attempt, and the drafts in this browser',
  'Your place on the leaderboard',
  'Every session, including this one',
];

/** Asks for the username before the account is deleted. */
export function DeleteDialog({ isOpen, onClose, learner }: DeleteDialogProps) {
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
        <Field
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
