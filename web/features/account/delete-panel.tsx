import { useState } from 'react';
import type { EditableProfileFragment } from '../../graphql/__generated__/operations.ts';
import { Button } from '../../ui/button.tsx';
import { Panel } from '../../ui/panel.tsx';
import styles from './account.module.css';
import { DeleteDialog } from './delete-dialog.tsx';

/** The way out. */
export function DeletePanel({ learner }: { learner: EditableProfileFragment }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Panel title="Delete account" isPadded>
      <div className="stack">
        <p className={styles.help}>
          Your profile, progress, code and sessions are removed at once, and your place on the
          leaderboard with them.
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
