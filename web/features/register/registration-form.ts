import {
  emailError,
  isRightAnswer,
  type MathsQuestion,
  passwordError,
} from '../../../domain/registration.ts';
import { usernameError } from '../../../domain/username.ts';
import { messages } from '../../messages.ts';

/** The fields of the form, as typed. */
export interface RegistrationValues {
  first_name: string;
  last_name: string;
  username: string;
  email: string;
  password: string;
  confirmPassword: string;
  answer: string;
}

export type RegistrationErrors = Partial<Record<keyof RegistrationValues, string | undefined>>;

export const EMPTY_REGISTRATION: RegistrationValues = {
  first_name: '',
  last_name: '',
  username: '',
  email: '',
  password: '',
  confirmPassword: '',
  answer: '',
};

/** Returns the validation errors by field. */
export function registrationErrors(
  values: RegistrationValues,
  question: MathsQuestion,
): RegistrationErrors {
  const found: Record<keyof RegistrationValues, string | null> = {
    first_name: required(values.first_name, 'first name'),
    last_name: required(values.last_name, 'last name'),
    username: usernameError(values.username),
    email: emailError(values.email),
    password: passwordError(values.password),
    confirmPassword: confirmationError(values),
    answer: answerError(question, values.answer),
  };
  return Object.fromEntries(Object.entries(found).filter(([, sentence]) => sentence !== null));
}

function confirmationError({ password, confirmPassword }: RegistrationValues): string | null {
  if (password !== confirmPassword) return messages.passwordsDiffer;
  return confirmPassword === '' ? 'Enter the password again.' : null;
}

function answerError(question: MathsQuestion, answer: string): string | null {
  if (answer.trim() === '') return 'Enter the sum.';
  return isRightAnswer(question, answer) ? null : messages.wrongAnswer;
}

function required(value: string, name: string): string | null {
  return value.trim() === '' ? `Enter your ${name}.` : null;
}

/**
 * Returns the field that a service error belongs to, so that the message can appear there; null if none.
 *
 * @param refusal the service's error code and message
 */
export function refusedField(refusal: {
  message: string;
  code?: string;
}): 'username' | 'email' | 'password' | null {
  if (refusal.code === 'weak_password') return 'password';
  if (refusal.code === 'email_address_invalid' || refusal.code === 'email_exists') return 'email';
  const { message } = refusal;
  // The service checks the rules in domain/ again, and uses one code for all of them.
  if (/^(The username "|Username )/.test(message)) return 'username';
  if (/^Password must /.test(message)) return 'password';
  return /^(Please enter a valid email|Disposable email)/.test(message) ? 'email' : null;
}
