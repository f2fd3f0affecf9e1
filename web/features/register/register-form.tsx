import { type ChangeEvent, type FocusEvent, useId, useRef, useState } from 'react';
import type { MathsQuestion } from '../../../domain/registration.ts';
import { MAX_USERNAME_LENGTH, MIN_USERNAME_LENGTH } from '../../../domain/username.ts';
import { messages } from '../../messages.ts';
import { GitHubButton } from '../../shell/git-hub-button.tsx';
import { PasswordRules } from '../../shell/password-rules.tsx';
import { Or } from '../../shell/sign-in-layout.tsx';
import { Button } from '../../ui/button.tsx';
import fieldStyles from '../../ui/field.module.css';
import { TextField } from '../../ui/text-field.tsx';
import { focusInput, Form } from '../../ui/form.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import styles from './register-page.module.css';
import type { RegistrationErrors, RegistrationValues } from './registration-form.ts';
import { FORM_ID, useRegistrationFields } from './use-registration-fields.ts';
import { useSignUp } from './use-sign-up.ts';

interface MathsCheckProps {
  question: MathsQuestion;
  answer: string;
  error: string | undefined;
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  onNewQuestion: () => void;
}

/** The maths question of the sign-up form. */
function MathsCheck({ question, answer, error, onChange, onNewQuestion }: MathsCheckProps) {
  const id = useId();
  return (
    <div className={fieldStyles.field}>
      <label htmlFor={id}>A sum, to keep robots out</label>
      <div className={styles.sum}>
        <label htmlFor={id}>{`${question.left} + ${question.right} =`}</label>
        <input
          id={id}
          name="answer"
          inputMode="numeric"
          autoComplete="off"
          required
          value={answer}
          onChange={onChange}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-message` : undefined}
        />
        <Button kind="quiet" icon="refresh" onClick={onNewQuestion}>
          New Question
        </Button>
      </div>
      {error && (
        <p id={`${id}-message`} className={fieldStyles.error}>
          {error}
        </p>
      )}
    </div>
  );
}

interface RegisterFieldsProps {
  values: RegistrationValues;
  errors: RegistrationErrors;
  /** The help text of the username; undefined if there is none. */
  usernameHelp: string | undefined;
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  onBlur: (event: FocusEvent<HTMLInputElement>) => void;
}

/** The fields of the sign-up form. */
function RegisterFields(props: RegisterFieldsProps) {
  const { values, errors, usernameHelp, onChange, onBlur } = props;
  const rulesId = useId();
  const field = (name: keyof RegistrationValues) => ({
    name,
    value: values[name],
    error: errors[name],
    onChange,
    onBlur,
    required: true,
  });
  return (
    <>
      <TextField label="Email" type="email" autoComplete="email" {...field('email')} />
      <TextField
        label="Username"
        autoComplete="nickname"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        minLength={MIN_USERNAME_LENGTH}
        maxLength={MAX_USERNAME_LENGTH}
        help={
          usernameHelp ??
          '3 to 24 characters: a to z, digits, - and _. Others see it if you join the leaderboard.'
        }
        {...field('username')}
      />
      <div className={styles.pair}>
        <PasswordField
          label="Password"
          autoComplete="new-password"
          describedBy={rulesId}
          {...field('password')}
        />
        <PasswordField
          label="Confirm password"
          autoComplete="new-password"
          {...field('confirmPassword')}
        />
      </div>
      <PasswordRules id={rulesId} password={values.password} />
      <div className={styles.pair}>
        <TextField
          label="First name"
          autoComplete="given-name"
          maxLength={100}
          {...field('first_name')}
        />
        <TextField
          label="Last name"
          autoComplete="family-name"
          maxLength={100}
          {...field('last_name')}
        />
      </div>
    </>
  );
}

interface RegisterFormProps {
  /** Where the visitor wanted to go before signing up. */
  destination?: string | undefined;
  /** @see useSignUp */
  onSigningUp?: (isSigningUp: boolean) => void;
}

/** The sign-up form. What can be wrong before the form is sent is checked while typing, or when a field is left. */
export function RegisterForm({ destination, onSigningUp = ignore }: RegisterFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [isConnecting, setIsConnecting] = useState(false);
  const fields = useRegistrationFields();
  const { values, errors, refuse, judge } = fields;
  const { isBusy, failure, setFailure, signUp } = useSignUp({
    destination,
    onRefused: (refused) => {
      refuse(refused);
      focusFirst(form.current, refused);
    },
    onSigningUp,
  });
  const submit = () => {
    setFailure('');
    const refused = judge();
    if (Object.keys(refused).length === 0) void signUp(values);
    else focusFirst(form.current, refused);
  };
  return (
    <Form ref={form} id={FORM_ID} failure={failure} onSubmit={submit}>
      <GitHubButton
        failure={messages.gitHubSignUpFailed}
        destination={destination}
        onFailure={setFailure}
        disabled={isBusy}
        isBusy={isConnecting}
        onBusy={setIsConnecting}
      />
      <Or>or with your email</Or>
      <RegisterFields
        values={values}
        errors={errors}
        usernameHelp={fields.usernameHelp}
        onChange={fields.change}
        onBlur={fields.leave}
      />
      <MathsCheck
        question={fields.question}
        answer={values.answer}
        error={errors.answer}
        onChange={fields.change}
        onNewQuestion={fields.askAgain}
      />
      <Button
        kind="primary"
        type="submit"
        isBusy={isBusy}
        disabled={isConnecting || errors.email !== undefined}
      >
        {isBusy ? messages.creatingAccount : 'Create account'}
      </Button>
    </Form>
  );
}

function ignore(): void {
  // A form on its own has no page to keep.
}

function focusFirst(form: HTMLFormElement | null, refused: RegistrationErrors): void {
  focusInput(form, (name) => Object.hasOwn(refused, name));
}
