import { useLocation } from '../../router/use-location.ts';
import type { SignInMethods } from '../../session/sign-in-methods.ts';
import { useAuthCallback } from '../../session/use-auth-callback.ts';
import { Notice } from '../../ui/notice.tsx';
import { arrivalAt, arrivalWords } from './arrival.ts';

/** Says what a link from a mail, or GitHub, has done. */
export function ArrivalNotice({ methods }: { methods: SignInMethods | null }) {
  const { search } = useLocation();
  const arrival = arrivalAt(search, useAuthCallback());
  const words = arrival && methods && arrivalWords(arrival, methods);
  if (!words) return null;
  return (
    <Notice tone={words.tone} role={words.tone === 'fail' ? 'alert' : 'status'}>
      {words.sentence}
    </Notice>
  );
}
