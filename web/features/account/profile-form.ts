import { canonicalUsername, usernameError } from '../../../domain/username.ts';
import type {
  EditableProfileFragment,
  UpdateProfileInput,
} from '../../graphql/__generated__/operations.ts';

/** The fields of the form, as typed. */
export type ProfileValues = Pick<
  EditableProfileFragment,
  'username' | 'firstName' | 'lastName' | 'isListed' | 'timeZone'
>;

/** Returns the changes to the saved profile; empty if there are none. */
export function changesOf(saved: ProfileValues, values: ProfileValues): UpdateProfileInput {
  const username = canonicalUsername(values.username);
  const firstName = values.firstName.trim();
  const lastName = values.lastName.trim();
  return {
    ...(username !== saved.username && { username }),
    ...(firstName !== saved.firstName && { firstName }),
    ...(lastName !== saved.lastName && { lastName }),
    ...(values.isListed !== saved.isListed && { isListed: values.isListed }),
    ...(values.timeZone !== saved.timeZone && { timeZone: values.timeZone }),
  };
}

/** A field that has its own error; null for the form as a whole. */
export type RefusedField = 'username' | 'timeZone' | null;

/**
 * Returns the field that a server error belongs to, so that the message can appear there; null if none.
 * All of these errors have the same code.
 */
export function refusedField(message: string): RefusedField {
  if (message.startsWith('The username ')) return 'username';
  return message.startsWith('The time zone ') ? 'timeZone' : null;
}

/** What is known about a username while it is typed. */
export type UsernameState = 'own' | 'malformed' | 'asking' | 'free' | 'taken' | 'unknown';

/** @param answer whether the name is available; undefined while unknown */
export function usernameState(
  wish: { typed: string; saved: string },
  answer: { isFree: boolean | undefined; isAsking: boolean },
): UsernameState {
  if (canonicalUsername(wish.typed) === wish.saved) return 'own';
  if (usernameError(wish.typed) !== null) return 'malformed';
  if (answer.isAsking) return 'asking';
  if (answer.isFree === undefined) return 'unknown';
  return answer.isFree ? 'free' : 'taken';
}

/** Returns the error for a username while it is typed; null if it can be saved. */
export function usernameRefusal(state: UsernameState, typed: string): string | null {
  if (state === 'malformed') return usernameError(typed);
  return state === 'taken' ? takenSentence(typed) : null;
}

/** Returns the help text for a username without an error. */
export function usernameHelp(state: UsernameState, typed: string): string {
  const name = canonicalUsername(typed);
  switch (state) {
    case 'asking':
      return `Checking whether "${name}" is available.`;
    case 'free':
      return `"${name}" is available.`;
    case 'unknown':
      return `Saved as "${name}" if nobody else has it.`;
    default:
      return '3 to 24 characters: letters a to z, digits, - and _.';
  }
}

/** @see usernameTaken in the services, which has the same message */
function takenSentence(typed: string): string {
  return `The username "${canonicalUsername(typed)}" is taken. Choose another one.`;
}
