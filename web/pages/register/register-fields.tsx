import type { ChangeEvent } from 'react';
import { MIN_USERNAME_LENGTH, MAX_USERNAME_LENGTH } from '../../../domain/username.ts';
import { Field } from '../../ui/field.tsx';
import styles from './register-page.module.css';
import type { RegistrationErrors, RegistrationValues } from './registration-form.ts';

interface RegisterFieldsProps {
  values: RegistrationValues;
  errors: RegistrationErrors;
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
}

/** Everything a new account is made of. */
export function RegisterFields({ values, errors, onChange }: RegisterFieldsProps) {
  const field = (name: keyof RegistrationValues) => ({
    name,
    value: values[name],
    error: errors[name],
    onChange,
    required: true,
  });
  return (
    <>
      <div className={styles.pair}>
        <Field label="First name" autoComplete="given-name" {...field('first_name')} />
        <Field label="Last name" autoComplete="family-name" {...field('last_name')} />
      </div>
      <Field
        label="Username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        minLength={MIN_USERNAME_LENGTH}
        maxLength={MAX_USERNAME_LENGTH}
        help="3 to 24: letters a to z, digits, - and _. Others see it on the leaderboard."
        {...field('username')}
      />
      <Field label="Email" type="email" autoComplete="email" {...field('email')} />
      <Field
        label="Password"
        type="password"
        autoComplete="new-password"
        help="At least 8 characters, with an uppercase letter, a lowercase letter and a number."
        {...field('password')}
      />
      <Field
        label="Confirm password"
        type="password"
        autoComplete="new-password"
        {...field('confirmPassword')}
      />
    </>
  );
}
