import { useLocation } from 'react-router-dom';
import { useSession } from '../../session/session-context.ts';
import type { SignInMethods } from '../../session/sign-in-methods.ts';
import { Notice } from '../../ui/notice.tsx';
import { arrivalAt, arrivalWords } from './arrival.ts';

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
