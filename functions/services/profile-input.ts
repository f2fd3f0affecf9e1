import { AppError } from '../../domain/app-error.ts';
import { canonicalUsername, usernameError } from '../../domain/username.ts';

/** The longest first or last name, in characters. */
const MAX_NAME_LENGTH = 100;

export interface ProfileName {
  username: string;
  firstName: string;
  lastName: string;
}

/** The profile that the owner of a new account requests. */
export interface RequestedProfile extends ProfileName {
  /** Ignored if unknown. */
  timeZone?: string | null | undefined;
}

/** Returns a username in canonical form. @throws {AppError} INVALID_INPUT if it is not valid */
export function requireUsername(username: string): string {
  const error = usernameError(username);
  if (error) throw new AppError('INVALID_INPUT', error);
  return canonicalUsername(username);
}

/** Returns a name without surrounding whitespace. @throws {AppError} INVALID_INPUT if it is too long */
export function requireName(name: string): string {
  if (name.length <= MAX_NAME_LENGTH) return name.trim();
  throw new AppError('INVALID_INPUT', `A name may have at most ${MAX_NAME_LENGTH} characters.`);
}

/** Creates the error for a username that is taken. */
export function usernameTaken(username: string): AppError {
  return new AppError('CONFLICT', `The username "${username}" is taken. Choose another one.`);
}
