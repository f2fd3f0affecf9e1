import { passwordError } from '../../../domain/registration.ts';
import { messages } from '../../messages.ts';

/** The fields of the form, as typed. */
export interface PasswordValues {
  current: string;
  password: string;
  confirmed: string;
  /** The code from the email. Required only if the service asks for it. */
  code: string;
}

export type PasswordErrors = Partial<Record<keyof PasswordValues, string | undefined>>;

export const EMPTY_PASSWORD: PasswordValues = {
  current: '',
  password: '',
  confirmed: '',
  code: '',
};

/** Which fields the form has. */
export interface PasswordFields {
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
