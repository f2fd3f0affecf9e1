import { type ChangeEvent, type SubmitEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { emailError } from '../../../domain/registration.ts';
import { messages } from '../../messages.ts';
import { paths } from '../../paths.ts';
import { useSession } from '../../session/session-context.ts';
import { GitHubButton } from '../../shell/git-hub-button.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { MathsCheck } from './maths-check.tsx';
import { RegisterFields } from './register-fields.tsx';
import {
  EMPTY_REGISTRATION,
  type RegistrationErrors,
  registrationErrors,
} from './registration-form.ts';
import { useMathsQuestion } from './use-maths-question.ts';

/** The sign-up form. The e-mail is checked while it is typed, everything else on submit. */
export function RegisterForm() {
  const { register } = useSession();
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState(EMPTY_REGISTRATION);
  const [errors, setErrors] = useState<RegistrationErrors>({});
  const [failure, setFailure] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const { question, ask } = useMathsQuestion();

  const liveEmailError = values.email === '' ? null : emailError(values.email);
  const shown = { ...errors, ...(liveEmailError && { email: liveEmailError }) };

  const change = ({ target }: ChangeEvent<HTMLInputElement>) => {
    setValues({ ...values, [target.name]: target.value });
    setErrors({ ...errors, [target.name]: undefined });
  };
  const askAgain = () => {
    ask();
    setValues({ ...values, answer: '' });
  };
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    setFailure('');
    const found = registrationErrors(values, question);
    setErrors(found);
    if (found.answer) askAgain();
    if (Object.keys(found).length > 0) {
      focusFirst(form.current, found);
      return;
    }
    setIsBusy(true);
    const { answer: _answer, confirmPassword: _confirmed, ...registration } = values;
    const outcome = await register(registration);
    setIsBusy(false);
    if (outcome.isOk) await navigate(paths.login, { state: { success: outcome.message } });
    else setFailure(outcome.message);
  };

  return (
    <form ref={form} noValidate onSubmit={submit}>
      {failure && (
        <Notice tone="fail" role="alert">
          {failure}
        </Notice>
      )}
      <RegisterFields values={values} errors={shown} onChange={change} />
      <MathsCheck
        question={question}
        answer={values.answer}
        error={errors.answer}
        onChange={change}
        onNewQuestion={() => {
          askAgain();
          setErrors({ ...errors, answer: undefined });
        }}
      />
      <Button kind="primary" type="submit" isBusy={isBusy} disabled={liveEmailError !== null}>
        {isBusy ? messages.creatingAccount : 'Create account'}
      </Button>
      <GitHubButton
        failure={messages.gitHubSignUpFailed}
        onFailure={setFailure}
        disabled={isBusy}
      />
    </form>
  );
}

function focusFirst(form: HTMLFormElement | null, errors: RegistrationErrors): void {
  const refused = [...(form?.querySelectorAll('input') ?? [])].find(({ name }) => name in errors);
  refused?.focus();
}
