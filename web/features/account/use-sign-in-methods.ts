import { useCallback, useEffect, useState } from 'react';
import { logFailure } from '../../log-failure.ts';
import { useSession } from '../../session/session-context.ts';
import type { SignInMethods } from '../../session/sign-in-methods.ts';

interface ReadSignInMethods {
  /** Null until they are loaded. */
  methods: SignInMethods | null;
  /** Whether the last attempt to load them failed. */
  hasFailed: boolean;
  reload: () => Promise<void>;
}

/** The account's sign-in methods, loaded from the auth service when the page opens and after every change. */
export function useSignInMethods(): ReadSignInMethods {
  const { account } = useSession();
  const [methods, setMethods] = useState<SignInMethods | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const { signInMethods } = account;
  const reload = useCallback(() => {
    const keep = (read: SignInMethods) => {
      setMethods(read);
      setHasFailed(false);
    };
    return signInMethods().then(keep, (error: unknown) => {
      logFailure('The sign-in methods could not be loaded.', error);
      setHasFailed(true);
    });
  }, [signInMethods]);
  useEffect(() => void reload(), [reload]);
  useEffect(() => {
    if (!hasFailed) return undefined;
    const recover = () => void reload();
    addEventListener('online', recover);
    return () => removeEventListener('online', recover);
  }, [hasFailed, reload]);
  return { methods, hasFailed, reload };
}
