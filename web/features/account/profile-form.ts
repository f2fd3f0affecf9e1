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

/** What differs from the saved profile; empty when nothing does. */
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

/** A field that has a sentence of its own; null for the form as a whole. */
export type RefusedField = 'username' | 'timeZone' | null;

/**
 * The field that the server has refused, so that its sentence can stand there; null when it is not about one. The
 * code is the same for all of them.
 */
export function refusedField(message: string): RefusedField {
  if (message.startsWith('The username ')) return 'username';
  return message.startsWith('The time zone ') ? 'timeZone' : null;
}

/** What is known of a username while it is typed. */
export type UsernameState = 'own' | 'malformed' | 'asking' | 'free' | 'taken' | 'unknown';

/** @param answer whether the name is free; undefined while that is not known */
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

/** The sentence that refuses a username while it is typed; null when it may be saved. */
export function usernameRefusal(state: UsernameState, typed: string): string | null {
  if (state === 'malformed') return usernameError(typed);
  return state === 'taken' ? takenSentence(typed) : null;
}

/** What the field says of a username that it does not refuse. */
export function usernameHelp(state: UsernameState, typed: string): string {
  const name = canonicalUsername(typed);
  switch (state) {
    case 'asking':
      return `Looking up whether "${name}" is free.`;
    case 'free':
      return `"${name}" is free.`;
    case 'unknown':
      return `Saved as "${name}", if nobody else has it.`;
    default:
      return '3 to 24: letters a to z, digits, - and _.';
  }
}

/** @see usernameTaken in the services, whose sentence this is */
function takenSentence(typed: string): string {
  return `The username "${canonicalUsername(typed)}" is taken. Choose another one.`;
}
