import { paths } from '../../paths.ts';
import type { AuthCallback } from '../../session/auth-callback.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Notice } from '../../ui/notice.tsx';

interface NoRecoveryProps {
  /** The result of the email link; undefined if there was none. */
  outcome: AuthCallback['outcome'] | undefined;
  isSignedIn: boolean;
}

const EXPIRED = 'That link has expired or was already opened.';
const ELSEWHERE =
  'That link works only in the browser that requested it. Open it there, or request another one here.';
const UNREACHABLE = 'We could not check the link. Check your connection, then request another one.';
const UNINVITED = 'This page opens from a link in an email. You can request one.';

/** Says why no password can be set here, and what to do next. */
export function NoRecovery({ outcome, isSignedIn }: NoRecoveryProps) {
  const sentence = sentenceOf(outcome);
  return (
    <>
      <Notice tone="warn" role={outcome ? 'alert' : undefined}>
        {sentence}
      </Notice>
      <ButtonLink kind="primary" to={paths.forgotPassword}>
        Request an email
      </ButtonLink>
      {isSignedIn && (
        <ButtonLink to={paths.account}>Change it with your current password</ButtonLink>
      )}
    </>
  );
}

function sentenceOf(outcome: NoRecoveryProps['outcome']): string {
  if (outcome === 'refused') return EXPIRED;
  if (outcome === 'elsewhere') return ELSEWHERE;
  return outcome === 'unreachable' ? UNREACHABLE : UNINVITED;
}
