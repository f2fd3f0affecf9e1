import { useState } from 'react';
import { errorMessage } from '../../../graphql/error-message.ts';
import { useBusy } from '../../../shell/use-busy.ts';

interface Attempt {
  isBusy: boolean;
  /** The message of the last failure; '' if there is none. */
  failure: string;
  attempt: (action: () => Promise<void>) => Promise<void>;
  /** Clears the last failure. */
  forget: () => void;
}

/** Runs one action at a time, and keeps the message if it fails. */
export function useAttempt(): Attempt {
  const { isBusy, run } = useBusy();
  const [failure, setFailure] = useState('');
  const attempt = (action: () => Promise<void>) =>
    run(async () => {
      setFailure('');
      try {
        await action();
      } catch (error) {
        setFailure(errorMessage(error));
      }
    });
  return { isBusy, failure, attempt, forget: () => setFailure('') };
}
