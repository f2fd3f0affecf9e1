import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { useSession } from '../../session/session-context.ts';
import type { LoginState } from '../../shell/login-state.ts';
import { useBusy } from '../../shell/use-busy.ts';
import {
  refusedField,
  type RegistrationErrors,
  type RegistrationValues,
} from './registration-form.ts';

interface SignUpOptions {
  /** Where the visitor wanted to go before signing up. */
  destination: string | undefined;
  /** Called with the field that the service has rejected. */
  onRefused: (refused: RegistrationErrors) => void;
  /** Called when signing up begins, which may sign in, and when it has failed. */
  onSigningUp: (isSigningUp: boolean) => void;
}

/** Creates the account and continues to the login. */
export function useSignUp({ destination, onRefused, onSigningUp }: SignUpOptions) {
  const { register } = useSession();
  const navigate = useNavigate();
  const { isBusy, run } = useBusy();
  const [failure, setFailure] = useState('');
  const isMade = useRef(false);
  const signUp = async (values: RegistrationValues) => {
    // The form may stay for a moment after the account is created.
    if (isMade.current) return;
    const { answer: _answer, confirmPassword: _confirmed, ...registration } = values;
    onSigningUp(true);
    const outcome = await register(registration);
    if (!outcome.isOk) {
      onSigningUp(false);
      const field = refusedField(outcome);
      if (field) onRefused({ [field]: outcome.message });
      else setFailure(outcome.message);
      return;
    }
    isMade.current = true;
    const arrival: LoginState = {
      ...(outcome.message && { success: outcome.message }),
      ...(outcome.isConfirmationNeeded
        ? { unconfirmedEmail: values.email }
        : { email: values.email }),
      ...(destination !== undefined && { from: destination }),
    };
    void navigate(paths.login, { state: arrival });
  };
  return {
    isBusy,
    failure,
    setFailure,
    signUp: (values: RegistrationValues) => run(() => signUp(values)),
  };
}
