import { useState } from 'react';
import type { EditableProfileFragment } from '../../graphql/__generated__/operations.ts';
import { Button } from '../../ui/button.tsx';
import { Panel } from '../../ui/panel.tsx';
import styles from './account.module.css';
import { DeleteDialog } from './delete-dialog.tsx';

/** Deletes the account. */
export function DeletePanel({ learner }: { learner: EditableProfileFragment }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Panel title="Delete account" isPadded>
      <div className="stack">
        <p className={styles.help}>
          This immediately removes your profile, progress, code, sessions and place on the
          leaderboard.
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
