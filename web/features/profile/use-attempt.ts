import { useState } from 'react';
import { sentenceOfFailure } from '../../graphql/sentence-of-failure.ts';
import { useBusy } from '../../shell/use-busy.ts';

interface Attempt {
  isBusy: boolean;
  /** The sentence of the last failure; '' without one. */
  failure: string;
  attempt: (action: () => Promise<void>) => Promise<void>;
  /** Forgets the last failure. */
  forget: () => void;
}

/** Does one thing at a time and keeps the reason when it fails. */
export function useAttempt(): Attempt {
  const { isBusy, run } = useBusy();
  const [failure, setFailure] = useState('');
  const attempt = (action: () => Promise<void>) =>
    run(async () => {
      setFailure('');
      try {
        await action();
      } catch (error) {
        setFailure(sentenceOfFailure(error));
      }
    });
  return { isBusy, failure, attempt, forget: () => setFailure('') };
}
