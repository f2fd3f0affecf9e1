import type { AuthCallback } from '../../session/auth-callback.ts';
import type { SignInMethods } from '../../session/sign-in-methods.ts';

/** What came back to this page: a link from a mail, or GitHub. */
export interface Arrival {
  from: 'email' | 'github';
  /** "half" when a further link must be opened. */
  result: 'done' | 'half' | 'failed';
  /** GoTrue's word for a failure; '' without one. */
  errorCode: string;
}

/**
 * How the learner came here.
 *
 * @param search the query of the address, in which this page marked the way back
 * @param callback what the auth service said; null when it said nothing
 * @returns null when nothing came back, or when that is still being found out
 */
export function arrivalAt(search: string, callback: AuthCallback | null): Arrival | null {
  const from = new URLSearchParams(search).get('from');
  if (callback === null || callback.outcome === 'pending') return null;
  if (from !== 'email' && from !== 'github') return null;
  return { from, result: resultOf(callback), errorCode: callback.errorCode };
}

function resultOf({ outcome }: AuthCallback): Arrival['result'] {
  if (outcome === 'refused') return 'failed';
  // Without a new session, too, the link has done its work: the account tells it.
  return outcome === 'half-way' ? 'half' : 'done';
}

/** A sentence about an arrival, and whether it is good news. */
export interface ArrivalWords {
  tone: 'signal' | 'warn' | 'fail';
  sentence: string;
}

/** Says what happened. Whether something was done is read from the account: anybody can write an address. */
export function arrivalWords(arrival: Arrival, methods: SignInMethods): ArrivalWords | null {
  return arrival.from === 'email' ? emailWords(arrival, methods) : gitHubWords(arrival, methods);
}

function emailWords({ result }: Arrival, { email, pendingEmail }: SignInMethods): ArrivalWords {
  if (result === 'failed') {
    const now = pendingEmail === null ? `Your email is ${email}.` : 'The mail can be sent again.';
    return { tone: 'fail', sentence: `That link was used before, or it has run out. ${now}` };
  }
  if (result === 'half' || pendingEmail !== null) {
    return {
      tone: 'warn',
      sentence: 'One of two links is open. Now open the one in the mail to your other address.',
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
          ? 'That GitHub account belongs to another account here. Nothing was linked.'
          : 'GitHub did not let you through. Nothing was linked.',
    };
  }
  return gitHubUsername === null
    ? null
    : { tone: 'signal', sentence: 'Your GitHub account is linked.' };
}
