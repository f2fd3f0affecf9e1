import {
  type ChangeEvent,
  type FocusEvent,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react';
import { emailError, type MathsQuestion, newMathsQuestion } from '../../../domain/registration.ts';
import { canonicalUsername, MIN_USERNAME_LENGTH, usernameError } from '../../../domain/username.ts';
import { messages } from '../../messages.ts';
import { usernameTaken } from '../../session/sign-up.ts';
import { isUsernameFree } from '../../session/username-look-up.ts';
import {
  EMPTY_REGISTRATION,
  type RegistrationErrors,
  registrationErrors,
  type RegistrationValues,
} from './registration-form.ts';

/** The question on the prerendered page, before the browser chooses its own. */
const PRERENDERED: MathsQuestion = { left: 7, right: 4 };

/** Returns a random sum, chosen in the browser, and a function that chooses another. */
function useMathsQuestion(): { question: MathsQuestion; ask: () => void } {
  const [drawn, setDrawn] = useState(() => newMathsQuestion(Math.random));
  const question = useSyncExternalStore(
    neverChanges,
    () => drawn,
    () => PRERENDERED,
  );
  return { question, ask: () => setDrawn(newMathsQuestion(Math.random)) };
}

function neverChanges(): () => void {
  return () => undefined;
}

/** How long the visitor must stop typing before the name is looked up, in milliseconds. */
const LOOK_UP_PAUSE_MS = 400;

/** The error or help text for a username while it is typed. */
interface UsernameReading {
  error?: string;
  help?: string;
}

/** Looks up a well-formed username once the visitor stops typing. A failed lookup shows nothing. */
function useUsernameLookUp(typed: string): UsernameReading {
  const canonical = canonicalUsername(typed);
  const [found, setFound] = useState<{ username: string; isFree: boolean } | null>(null);
  useEffect(() => {
    if (usernameError(canonical) !== null) return undefined;
    const abort = new AbortController();
    const look = async () => {
      const isFree = await isUsernameFree(canonical, abort.signal);
      if (isFree !== null && !abort.signal.aborted) setFound({ username: canonical, isFree });
    };
    const timer = setTimeout(() => void look(), LOOK_UP_PAUSE_MS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [canonical]);
  return readingOf(typed, canonical, found?.username === canonical ? found.isFree : null);
}

function readingOf(typed: string, canonical: string, isFree: boolean | null): UsernameReading {
  if (isFree === false) return { error: usernameTaken(canonical) };
  if (usernameError(canonical) !== null) return {};
  const name = typed === canonical ? '' : `Your username will be "${canonical}". `;
  if (isFree) return { help: `${name}"${canonical}" is available.` };
  return name === '' ? {} : { help: name.trim() };
}

const NONE: ReadonlySet<string> = new Set();

/**
 * Returns the errors that are worth a message before the form is sent. What may only be unfinished, such as the first
 * letters of a name, has one once the field was left.
 *
 * @param left the names of the fields that were left
 */
function liveErrors(values: RegistrationValues, left: ReadonlySet<string>): RegistrationErrors {
  const { username, email, password, confirmPassword } = values;
  const isShort = canonicalUsername(username).length < MIN_USERNAME_LENGTH;
  const isBeginning = password.startsWith(confirmPassword);
  const differs = confirmPassword === password ? null : messages.passwordsDiffer;
  const found = {
    username: isShort && !left.has('username') ? null : usernameError(username),
    email: emailError(email),
    confirmPassword: isBeginning && !left.has('confirmPassword') ? null : differs,
  };
  const worthSaying = Object.entries(found).filter(
    ([name, sentence]) => sentence !== null && values[name as keyof typeof found] !== '',
  );
  return Object.fromEntries(worthSaying);
}

/** The form's values and errors. An error keeps every value except the answer to the sum. */
export function useRegistrationFields() {
  const { question, ask } = useMathsQuestion();
  const [values, setValues] = useState(EMPTY_REGISTRATION);
  const [found, setFound] = useState<RegistrationErrors>({});
  const [left, setLeft] = useState<ReadonlySet<string>>(NONE);
  const username = useUsernameLookUp(values.username);
  const errors = { ...found, ...liveErrors(values, left) };
  errors.username ??= username.error;
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
      if (refused.answer && values.answer.trim() !== '') newQuestion();
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
    leave: ({ target }: FocusEvent<HTMLInputElement>) => setLeft(new Set([...left, target.name])),
  };
}
