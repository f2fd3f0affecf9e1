import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { useState } from 'react';
import { useSession } from '../../../session/session-context.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';

/** What the learner must do before an action that needs a fresh sign-in. */
export interface FreshSignIn {
  /** How the learner signs in again; null as long as the API hasn't asked for it. */
  method: 'password' | 'github' | null;
  password: string;
  /** Why the learner is not signed in again yet; null if there is nothing to say. */
  error: string | null;
  setPassword: (password: string) => void;
  /** Goes to GitHub, which returns to the account page. */
  goToGitHub: () => Promise<void>;
  /**
   * Signs in again if the API has asked for it, then runs an action.
   *
   * @throws what the action throws, unless it needs a fresh sign-in
   */
  run: (action: () => Promise<void>) => Promise<void>;
  clear: () => void;
}

function needsFreshSignIn(error: unknown): boolean {
  return (
    CombinedGraphQLErrors.is(error) &&
    error.errors.some(({ extensions }) => extensions?.['code'] === 'REAUTHENTICATION_REQUIRED')
  );
}

/** Lets the learner sign in again in place. */
export function useFreshSignIn(): FreshSignIn {
  const { account } = useSession();
  const [method, setMethod] = useState<FreshSignIn['method']>(null);
  const [password, setPassword] = useState('');
  const [error, setError] = useState<string | null>(null);
  const isProven = async (): Promise<boolean> => {
    if (method === null) return true;
    if (method === 'github') return false;
    if (password === '') setError('Enter your current password.');
    if (password === '') return false;
    const outcome = await account.signInAgain(password);
    if (!outcome.isOk) setError(outcome.message);
    return outcome.isOk;
  };
  return {
    method,
    password,
    error,
    setPassword: (typed) => {
      setPassword(typed);
      setError(null);
    },
    goToGitHub: async () => {
      const outcome = await account.signInAgainThroughGitHub();
      if (!outcome.isOk) setError(outcome.message);
    },
    run: async (action) => {
      if (!(await isProven())) return;
      try {
        await action();
      } catch (failure) {
        if (!needsFreshSignIn(failure)) throw failure;
        const { hasPassword } = await account.signInMethods();
        setMethod(hasPassword ? 'password' : 'github');
      }
    },
    clear: () => {
      setMethod(null);
      setPassword('');
      setError(null);
    },
  };
}

const focusWhenShown = (input: HTMLInputElement | null): void => input?.focus();

interface SignInAgainProps {
  signIn: FreshSignIn;
  /** Called before the browser leaves the page. */
  onLeave: () => void;
}

/** Asks for the password again, or leads to GitHub, once the API has asked for it. */
export function SignInAgain({ signIn, onLeave }: SignInAgainProps) {
  const { method, password, error, setPassword, goToGitHub } = signIn;
  if (method === null) return null;
  if (method === 'password') {
    return (
      <PasswordField
        ref={focusWhenShown}
        label="Current password"
        name="current"
        autoComplete="current-password"
        value={password}
        error={error}
        help="You signed in more than ten minutes ago. Confirm that it’s you."
        onChange={({ target }) => setPassword(target.value)}
      />
    );
  }
  return (
    <Notice tone={error === null ? 'warn' : 'fail'} role="alert">
      <p>{error ?? 'You signed in more than ten minutes ago. Sign in with GitHub again.'}</p>
      <div>
        <Button
          size="small"
          icon="branch"
          onClick={() => {
            onLeave();
            return goToGitHub();
          }}
        >
          Sign in with GitHub again
        </Button>
      </div>
    </Notice>
  );
}
