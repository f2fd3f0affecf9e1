import type { ChangeEvent } from 'react';
import { MAX_USERNAME_LENGTH, MIN_USERNAME_LENGTH } from '../../../domain/username.ts';
import { PasswordRules } from '../../shell/password-rules.tsx';
import { Field } from '../../ui/field.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import styles from './register-page.module.css';
import type { RegistrationErrors, RegistrationValues } from './registration-form.ts';

interface RegisterFieldsProps {
  values: RegistrationValues;
  errors: RegistrationErrors;
  /** The help text of the username; undefined if there is none. */
  usernameHelp: string | undefined;
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
}

/** The fields of the sign-up form. */
export function RegisterFields({ values, errors, usernameHelp, onChange }: RegisterFieldsProps) {
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
        <Field
          label="First name"
          autoComplete="given-name"
          maxLength={100}
          {...field('first_name')}
        />
        <Field
          label="Last name"
          autoComplete="family-name"
          maxLength={100}
          {...field('last_name')}
        />
      </div>
      <Field
        label="Username"
        autoComplete="nickname"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        minLength={MIN_USERNAME_LENGTH}
        maxLength={MAX_USERNAME_LENGTH}
        help={
          usernameHelp ??
          '3 to 24 characters: letters a to z, digits, - and _. Other learners see it if you choose to be listed on the leaderboard.'
        }
        {...field('username')}
      />
      <Field label="Email" type="email" autoComplete="email" {...field('email')} />
      <PasswordField label="Password" autoComplete="new-password" {...field('password')}>
        <PasswordRules password={values.password} />
      </PasswordField>
      <PasswordField
        label="Confirm password"
        autoComplete="new-password"
        {...field('confirmPassword')}
      />
    </>
  );
}
