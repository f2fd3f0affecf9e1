import { useState, useSyncExternalStore } from 'react';
import { messages } from '../../messages.ts';
import { paths } from '../../paths.ts';
import { loadClientConfig } from '../../session/client-config.ts';
import { SignInLayout } from '../../shell/sign-in-layout.tsx';
import { useBusy } from '../../shell/use-busy.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { type OpenedMail, readMailLink } from './mail-action.ts';

const neverChanges = () => () => undefined;

/**
 * Where the links in emails lead. Only the button uses up a link, so programs that check links before the reader can
 * open them, such as mail scanners and previews, leave it alone.
 */
export function MailActionPage() {
  const search = useSyncExternalStore(
    neverChanges,
    () => location.search,
    () => null,
  );
  const mail = search === null ? null : readMailLink(search);
  return (
    <SignInLayout title={mail?.action.title ?? 'Open your email link'} lead={mail?.action.lead}>
      {mail !== null && <Proceed mail={mail} />}
      {search !== null && mail === null && <Incomplete />}
    </SignInLayout>
  );
}

function Proceed({ mail: { action, parameters } }: { mail: OpenedMail }) {
  const { isBusy, run } = useBusy();
  const [failure, setFailure] = useState('');
  const proceed = () =>
    run(async () => {
      setFailure('');
      try {
        const { supabaseUrl } = await loadClientConfig();
        location.assign(`${supabaseUrl}/auth/v1/verify?${parameters.toString()}`);
      } catch {
        setFailure(messages.networkError);
      }
    });
  return (
    <>
      {failure !== '' && (
        <Notice tone="fail" role="alert">
          {failure}
        </Notice>
      )}
      <Button kind="primary" isBusy={isBusy} onClick={() => void proceed()}>
        {action.button}
      </Button>
      <p className="quiet">The link works once, and only for one hour.</p>
    </>
  );
}

function Incomplete() {
  return (
    <>
      <Notice tone="warn">
        This page opens from a link in an email, and that link is not complete. Copy all of it, or
        enter the code from the same email.
      </Notice>
      <ButtonLink to={paths.confirmEmail}>Enter a code</ButtonLink>
      <ButtonLink to={paths.forgotPassword}>Request an email</ButtonLink>
    </>
  );
}
