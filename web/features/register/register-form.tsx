import { useRef, useState } from 'react';
import { messages } from '../../messages.ts';
import { GitHubButton } from '../../shell/git-hub-button.tsx';
import { Button } from '../../ui/button.tsx';
import { focusInput, Form } from '../../ui/form.tsx';
import { MathsCheck } from './maths-check.tsx';
import { RegisterFields } from './register-fields.tsx';
import type { RegistrationErrors } from './registration-form.ts';
import { useRegistrationFields } from './use-registration-fields.ts';
import { useSignUp } from './use-sign-up.ts';

/** The sign-up form. Email and username are checked while typing, everything else on submit. */
export function RegisterForm({ destination }: { destination?: string | undefined }) {
  const form = useRef<HTMLFormElement>(null);
  const [isConnecting, setIsConnecting] = useState(false);
  const fields = useRegistrationFields();
  const { values, errors, refuse, judge } = fields;
  const { isBusy, failure, setFailure, signUp } = useSignUp(destination, (refused) => {
    refuse(refused);
    focusFirst(form.current, refused);
  });
  const submit = () => {
    setFailure('');
    const refused = judge();
    if (Object.keys(refused).length === 0) void signUp(values);
    else focusFirst(form.current, refused);
  };
  return (
    <Form ref={form} failure={failure} onSubmit={submit}>
      <RegisterFields
        values={values}
        errors={errors}
        usernameHelp={fields.usernameHelp}
        onChange={fields.change}
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
      <GitHubButton
        failure={messages.gitHubSignUpFailed}
        destination={destination}
        onFailure={setFailure}
        disabled={isBusy}
        isBusy={isConnecting}
        onBusy={setIsConnecting}
      />
    </Form>
  );
}

function focusFirst(form: HTMLFormElement | null, refused: RegistrationErrors): void {
  focusInput(form, (name) => Object.hasOwn(refused, name));
}
