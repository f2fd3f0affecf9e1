import { useLocation } from 'react-router-dom';
import type { AuthCallback } from '../../session/auth-callback.ts';
import { useSession } from '../../session/session-context.ts';
import type { SignInMethods } from '../../session/sign-in-methods.ts';
import { Notice } from '../../ui/notice.tsx';

/** How the browser came back to this page: through an email link or from GitHub. */
interface Arrival {
  from: 'email' | 'github';
  /** "half" if another link must still be opened. */
  result: 'done' | 'half' | 'failed';
  /** GoTrue's error code; '' if nothing failed. */
  errorCode: string;
}

/**
 * Returns how the learner came back to this page.
 *
 * @param search the query string, in which this page noted where the link would come from
 * @param callback the result from the auth service; null if there is none
 * @returns null if the learner didn't come through a link, or if its result isn't known yet
 */
export function arrivalAt(search: string, callback: AuthCallback | null): Arrival | null {
  const from = new URLSearchParams(search).get('from');
  if (callback === null || callback.outcome === 'pending') return null;
  if (from !== 'email' && from !== 'github') return null;
  return { from, result: resultOf(callback), errorCode: callback.errorCode };
}

function resultOf({ outcome }: AuthCallback): Arrival['result'] {
  if (outcome === 'refused') return 'failed';
  // The link works even without a new session. The account shows the result.
  return outcome === 'half-way' ? 'half' : 'done';
}

/** The message about an arrival, and its tone. */
interface ArrivalWords {
  tone: 'signal' | 'warn' | 'fail';
  sentence: string;
}

/** Returns the message about an arrival. Success is read from the account, because anyone can forge the URL. */
export function arrivalWords(arrival: Arrival, methods: SignInMethods): ArrivalWords | null {
  return arrival.from === 'email' ? emailWords(arrival, methods) : gitHubWords(arrival, methods);
}

function emailWords({ result }: Arrival, { email, pendingEmail }: SignInMethods): ArrivalWords {
  if (result === 'failed') {
    const now = pendingEmail === null ? `Your email is ${email}.` : 'You can send the email again.';
    return { tone: 'fail', sentence: `That link has expired or was already used. ${now}` };
  }
  if (result === 'half' || pendingEmail !== null) {
    return {
      tone: 'warn',
      sentence:
        'You have opened one of two links. Now open the link in the email to your other address.',
    };
  }
  return { tone: 'signal', sentence: `Your email is ${email}.` };
}

function gitHubWords(
  { result, errorCode }: Arrival,
  { gitHubUsername }: SignInMethods,
): ArrivalWords | null {
  if (result === 'failed') {
    return {
      tone: 'fail',
      sentence:
        errorCode === 'identity_already_exists'
          ? 'That GitHub account is already linked to another account here. Nothing was linked.'
          : 'GitHub denied the request. Nothing was linked.',
    };
  }
  return gitHubUsername === null
    ? null
    : { tone: 'signal', sentence: 'Your GitHub account is linked.' };
}

/** Shows the result of an email link or of linking GitHub. */
export function ArrivalNotice({ methods }: { methods: SignInMethods | null }) {
  const { callback = null } = useSession();
  const arrival = arrivalAt(useLocation().search, callback);
  const words = arrival && methods && arrivalWords(arrival, methods);
  if (!words) return null;
  return (
    <Notice tone={words.tone} role={words.tone === 'fail' ? 'alert' : 'status'}>
      {words.sentence}
    </Notice>
  );
}
