import { useEffect } from 'react';
import { forgetAnswers } from '../offline/forget-answers.ts';
import { useSession } from '../session/session-context.ts';

/** Forgets what a learner has read as soon as nobody is signed in here, however the session has ended. */
export function useForgottenAnswers(): void {
  const { state } = useSession();
  useEffect(() => {
    if (state === 'signed-out') void forgetAnswers();
  }, [state]);
}
