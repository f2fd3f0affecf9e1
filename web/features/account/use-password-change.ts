import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { passwordError } from '../../../domain/registration.ts';
import { AccountSessionsDocument } from '../../graphql/__generated__/operations.ts';
import { messages } from '../../messages.ts';
import type { AccountOutcome } from '../../session/account-actions.ts';
import { useSession } from '../../session/session-context.ts';

/** The fields of the form, as typed. */
export interface PasswordValues {
  current: string;
  password: string;
  confirmed: string;
  /** The code from the email. Required only if the service asks for it. */
  code: string;
}

type PasswordErrors = Partial<Record<keyof PasswordValues, string | undefined>>;

export const EMPTY_PASSWORD: PasswordValues = {
  current: '',
  password: '',
  confirmed: '',
  code: '',
};

/** Which fields the form has. */
interface PasswordFields {
  hasCurrent: boolean;
  hasCode: boolean;
}

/** Returns the validation errors by field. */
export function passwordErrors(values: PasswordValues, fields: PasswordFields): PasswordErrors {
  const found: Record<keyof PasswordValues, string | null> = {
    current: fields.hasCurrent && values.current === '' ? 'Enter your current password.' : null,
    password: passwordError(values.password),
    confirmed: values.password === values.confirmed ? null : messages.passwordsDiffer,
    code: fields.hasCode && !/^\d{6,10}$/.test(values.code.trim()) ? CODE_SENTENCE : null,
  };
  return Object.fromEntries(Object.entries(found).filter(([, sentence]) => sentence !== null));
}

const CODE_SENTENCE = 'Enter the code from the email. Use digits only.';

/** Returns the field that an error of the service belongs to; null if it doesn't belong to a field. */
export function refusedField(code: string): keyof PasswordValues | null {
  switch (code) {
    case 'current_password_invalid':
    case 'current_password_required':
      return 'current';
    case 'weak_password':
    case 'same_password':
      return 'password';
    case 'reauthentication_not_valid':
      return 'code';
    default:
      return null;
  }
}

/** The form as it stands, and what can be done with it. */
export interface PasswordChange {
  values: PasswordValues;
  errors: PasswordErrors;
  fields: PasswordFields;
  /** The error that belongs to no field; '' if there is none. */
  failure: string;
  isBusy: boolean;
  edit: (name: keyof PasswordValues, value: string) => void;
  /** Sends another code by email. */
  sendCode: () => Promise<void>;
  /** @returns whether the password was set */
  submit: () => Promise<boolean>;
}

/** @param hasPassword whether the account already has a password */
export function usePasswordChange(hasPassword: boolean): PasswordChange {
  const { account, isRecovering = false } = useSession();
  const client = useApolloClient();
  const { values, errors, edit, setErrors, clear } = usePasswordValues();
  const [failure, setFailure] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const [hasCode, setHasCode] = useState(false);
  // The service may know about a password that its identities don't show.
  const [isCurrentWanted, setIsCurrentWanted] = useState(false);
  const fields = { hasCurrent: (hasPassword && !isRecovering) || isCurrentWanted, hasCode };

  const sendCode = async () => {
    const outcome = await account.sendCode();
    if (outcome.isOk) setHasCode(true);
    setFailure(outcome.isOk ? '' : outcome.message);
  };
  const react = async ({ code, message }: Extract<AccountOutcome, { isOk: false }>) => {
    if (code === 'reauthentication_needed') return sendCode();
    if (code === 'current_password_required') setIsCurrentWanted(true);
    const field = refusedField(code);
    if (field) setErrors({ [field]: message });
    else setFailure(message);
  };
  const submit = async (): Promise<boolean> => {
    const found = passwordErrors(values, fields);
    setErrors(found);
    setFailure('');
    if (Object.keys(found).length > 0) return false;
    setIsBusy(true);
    const outcome = await account.changePassword({
      password: values.password,
      currentPassword: fields.hasCurrent ? values.current : null,
      code: hasCode ? values.code.trim() : null,
    });
    if (!outcome.isOk) await react(outcome);
    setIsBusy(false);
    if (!outcome.isOk) return false;
    clear();
    setHasCode(false);
    // The service has ended all other sessions.
    await client.refetchQueries({ include: [AccountSessionsDocument] });
    return true;
  };
  return { values, errors, fields, failure, isBusy, edit, sendCode, submit };
}

function usePasswordValues() {
  const [values, setValues] = useState(EMPTY_PASSWORD);
  const [errors, setErrors] = useState<PasswordErrors>({});
  return {
    values,
    errors,
    setErrors,
    edit: (name: keyof PasswordValues, value: string) => {
      setValues({ ...values, [name]: value });
      setErrors({ ...errors, [name]: undefined });
    },
    clear: () => setValues(EMPTY_PASSWORD),
  };
}
