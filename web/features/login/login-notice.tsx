import { paths } from '../../paths.ts';
import { Link } from '../../router/link.tsx';
import { useSession } from '../../session/session-context.ts';
import type { LoginState } from '../../shell/login-state.ts';
import { ResendButton } from '../../shell/resend-button.tsx';
import { Notice } from '../../ui/notice.tsx';

interface LoginNoticeProps {
  /** The message from this page or the previous one. */
  notice: LoginState;
  /** The state for the next page. */
  onwards: LoginState;
}

/** A message above the form, with links for an email that isn't confirmed yet. */
export function LoginNotice({ notice, onwards }: LoginNoticeProps) {
  const { failure, success, unconfirmedEmail: email } = notice;
  const sentence = failure ?? success;
  if (sentence === undefined) return null;
  const isBad = failure !== undefined;
  return (
    <div className="stack" style={{ '--gap': 'var(--space-3)' }}>
      <Notice tone={isBad ? 'fail' : 'signal'} role={isBad ? 'alert' : 'status'}>
        {sentence}
      </Notice>
      {email !== undefined && (
        <>
          {isBad && <ResendConfirmation key={email} email={email} />}
          <p className="quiet">
            The email to {email} has a link and a code.{' '}
            <Link to={paths.confirmEmail} state={{ ...onwards, unconfirmedEmail: email }}>
              Enter the code
            </Link>
          </p>
        </>
      )}
    </div>
  );
}

function ResendConfirmation({ email }: { email: string }) {
  const { recovery } = useSession();
  return <ResendButton send={() => recovery.resendConfirmation(email)} />;
}
