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
import { useIsHydrated } from '../../ui/use-is-hydrated.ts';
import {
  EMPTY_REGISTRATION,
  type RegistrationErrors,
  registrationErrors,
  type RegistrationValues,
} from './registration-form.ts';

/** The question on the prerendered page, before the browser chooses its own. */
const PRERENDERED: MathsQuestion = { left: 7, right: 4 };

/** Returns a random sum, chosen in the browser, and the function that asks another. */
function useMathsQuestion(
  isAnsweredEarly: boolean,
): [MathsQuestion, (question: MathsQuestion) => void] {
  const [first] = useState(() => newMathsQuestion(Math.random));
  const [asked, ask] = useState<MathsQuestion | null>(null);
  const isHydrated = useIsHydrated();
  return [asked ?? (isHydrated && !isAnsweredEarly ? first : PRERENDERED), ask];
}

/** The id of the form, under which a prerendered page has it before it is hydrated. */
export const FORM_ID = 'sign-up';

/** Returns a function that reads the form the first time that it is called: what was typed before the page was hydrated. */
function earlyReader(): () => RegistrationValues {
  let early: RegistrationValues | undefined;
  return () => {
    const form = document.getElementById(FORM_ID);
    early ??=
      form instanceof HTMLFormElement
        ? { ...EMPTY_REGISTRATION, ...Object.fromEntries(new FormData(form)) }
        : EMPTY_REGISTRATION;
    return early;
  };
}

/** Returns what was typed or filled in before the page was hydrated. */
function useEarlyValues(): RegistrationValues {
  const [read] = useState(earlyReader);
  return useSyncExternalStore(neverChanges, read, () => EMPTY_REGISTRATION);
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
  const early = useEarlyValues();
  const [question, ask] = useMathsQuestion(early.answer !== '');
  const [edited, setEdited] = useState<RegistrationValues | null>(null);
  const values = edited ?? early;
  const [found, setFound] = useState<RegistrationErrors>({});
  const [left, setLeft] = useState<ReadonlySet<string>>(NONE);
  const username = useUsernameLookUp(values.username);
  const errors = { ...found, ...liveErrors(values, left) };
  errors.username ??= username.error;
  const newQuestion = () => {
    ask(newMathsQuestion(Math.random));
    setEdited({ ...values, answer: '' });
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
      setEdited({ ...values, [target.name]: target.value });
      setFound({ ...found, [target.name]: undefined });
    },
    leave: ({ target }: FocusEvent<HTMLInputElement>) => setLeft(new Set([...left, target.name])),
  };
}
