import {
  type AccessTokenRowFragment,
  useRevokeAccessTokenMutation,
} from '../../../graphql/__generated__/operations.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import styles from './access-tokens.module.css';
import { useAttempt } from './use-attempt.ts';

interface RevokeDialogProps {
  /** Null while the dialog is closed. */
  accessToken: AccessTokenRowFragment | null;
  onClose: () => void;
  /** Called once the token is removed from the list. */
  onRevoked: () => void;
}

/** Asks for confirmation before a token is revoked. */
export function RevokeDialog({ accessToken, onClose, onRevoked }: RevokeDialogProps) {
  const [revokeAccessToken] = useRevokeAccessTokenMutation();
  const { isBusy, failure, attempt, forget } = useAttempt();
  const close = () => {
    forget();
    onClose();
  };
  const revoke = () =>
    attempt(async () => {
      if (!accessToken) return;
      await revokeAccessToken({ variables: { id: accessToken.id } });
      onRevoked();
    });
  return (
    <Dialog
      isOpen={accessToken !== null}
      onClose={close}
      title="Revoke access token"
      footer={
        <>
          <Button kind="quiet" onClick={close}>
            Keep it
          </Button>
          <Button kind="danger" isBusy={isBusy} onClick={revoke}>
            {isBusy ? 'Revoking…' : 'Revoke'}
          </Button>
        </>
      }
    >
      <div className="stack">
        {failure && (
          <Notice tone="fail" role="alert">
            {failure}
          </Notice>
        )}
        <p className={styles.breakable}>
          “{accessToken?.name}”, ending in {accessToken?.ending}, will stop working immediately.
          Programs that use it will need a new token.
        </p>
      </div>
    </Dialog>
  );
}
