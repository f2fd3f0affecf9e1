import { paths } from '../../paths.ts';
import type { AuthCallback } from '../../session/auth-callback.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Notice } from '../../ui/notice.tsx';

interface NoRecoveryProps {
  /** How the link of the mail went; undefined when there was none. */
  outcome: AuthCallback['outcome'] | undefined;
  isSignedIn: boolean;
}

const EXPIRED = 'That link has run out, or was opened before.';
const ELSEWHERE =
  'That link belongs to the browser that asked for it. Open it there, or ask for another one from here.';
const UNREACHABLE =
  'The link could not be checked. Look at your connection, then ask for another one.';
const UNINVITED = 'This page is opened by the link of a mail, which you can ask for.';

/** Says why no password can be set here now, and how to go on. */
export function NoRecovery({ outcome, isSignedIn }: NoRecoveryProps) {
  const sentence = sentenceOf(outcome);
  return (
    <>
      <Notice tone="warn" role={outcome ? 'alert' : undefined}>
        {sentence}
      </Notice>
      <ButtonLink kind="primary" to={paths.forgotPassword}>
        Ask for a mail
      </ButtonLink>
      {isSignedIn && (
        <ButtonLink to={paths.account}>Change it with the one that you have</ButtonLink>
      )}
    </>
  );
}

function sentenceOf(outcome: NoRecoveryProps['outcome']): string {
  if (outcome === 'refused') return EXPIRED;
  if (outcome === 'elsewhere') return ELSEWHERE;
  return outcome === 'unreachable' ? UNREACHABLE : UNINVITED;
}
