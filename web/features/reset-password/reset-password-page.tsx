import { useState } from 'react';
import { paths } from '../../paths.ts';
import { useSession } from '../../session/session-context.ts';
import { Announced } from '../../shell/announced.tsx';
import { CheckingLink } from '../../shell/checking-link.tsx';
import { Entrance } from '../../shell/entrance.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Hexdump } from '../../ui/hexdump.tsx';
import { Notice } from '../../ui/notice.tsx';
import { NewPasswordForm } from './new-password-form.tsx';
import { NoRecovery } from './no-recovery.tsx';

const RENEWED =
  'CLIENT: a new secret, please.\r\nSERVER: say it once.\r\nSERVER: hashed, and kept.\r\n';

/** Sets a new password without the old one, after a link from a recovery email. */
export function ResetPasswordPage() {
  return (
    <Entrance
      title="Set a new password"
      aside={
        <>
          <Hexdump text={RENEWED} />
          <p className="quiet">Setting a new password signs you out of every other browser.</p>
        </>
      }
    >
      <Step />
    </Entrance>
  );
}

function Step() {
  const { state, isRecovering, callback } = useSession();
  const outcome = callback?.outcome;
  const [isDone, setIsDone] = useState(false);
  if (isDone) return <Done />;
  if (state === 'loading' || outcome === 'pending') return <CheckingLink />;
  if (isRecovering) return <NewPasswordForm onDone={() => setIsDone(true)} />;
  return <NoRecovery outcome={outcome} isSignedIn={state === 'signed-in'} />;
}

function Done() {
  return (
    <>
      <Announced>
        <Notice tone="signal">Your password is set. You are signed in to this browser only.</Notice>
      </Announced>
      <ButtonLink kind="primary" to={paths.dashboard} replace>
        Go to the dashboard
      </ButtonLink>
    </>
  );
}
