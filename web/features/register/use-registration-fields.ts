import { type ChangeEvent, useState } from 'react';
import { emailError } from '../../../domain/registration.ts';
import {
  EMPTY_REGISTRATION,
  type RegistrationErrors,
  registrationErrors,
} from './registration-form.ts';
import { useMathsQuestion } from './use-maths-question.ts';
import { useUsernameLookUp } from './use-username-look-up.ts';

/** The form's values and errors. An error keeps every value except the answer to the sum. */
export function useRegistrationFields() {
  const { question, ask } = useMathsQuestion();
  const [values, setValues] = useState(EMPTY_REGISTRATION);
  const [found, setFound] = useState<RegistrationErrors>({});
  const username = useUsernameLookUp(values.username);
  const liveEmailError = values.email === '' ? null : emailError(values.email);
  const errors: RegistrationErrors = {
    ...found,
    username: found.username ?? username.error,
    email: liveEmailError ?? found.email,
  };
  const newQuestion = () => {
    ask();
    setValues((typed) => ({ ...typed, answer: '' }));
  };
  return {
    values,
    errors,
    usernameHelp: username.help,
    question,
    refuse: setFound,
    /** Validates the form. A wrong answer brings a new question. */
    judge: () => {
      const refused = registrationErrors(values, question);
      if (refused.answer) newQuestion();
      setFound(refused);
      return refused;
    },
    askAgain: () => {
      newQuestion();
      setFound({ ...found, answer: undefined });
    },
    change: ({ target }: ChangeEvent<HTMLInputElement>) => {
      setValues({ ...values, [target.name]: target.value });
      setFound({ ...found, [target.name]: undefined });
    },
  };
}
