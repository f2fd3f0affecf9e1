import { AppError } from '../../domain/app-error.ts';
import { canonicalUsername, usernameError } from '../../domain/username.ts';

/** The longest first or last name, in characters. */
const MAX_NAME_LENGTH = 100;

export interface ProfileName {
  username: string;
  firstName: string;
  lastName: string;
}

/** What the owner of a new account asks for. */
export interface RequestedProfile extends ProfileName {
  /** One that is not known here is passed over. */
  timeZone?: string | null | undefined;
}

/** @throws {AppError} INVALID_INPUT for a username of the wrong form */
export function requireUsername(username: string): string {
  const error = usernameError(username);
  if (error) throw new AppError('INVALID_INPUT', error);
  return canonicalUsername(username);
}

/** @throws {AppError} INVALID_INPUT for a name that is too long */
export function requireName(name: string): string {
  if (name.length <= MAX_NAME_LENGTH) return name.trim();
  throw new AppError('INVALID_INPUT', `A name may have at most ${MAX_NAME_LENGTH} characters.`);
}

/** The failure of whoever wants a name that somebody has. */
export function usernameTaken(username: string): AppError {
  return new AppError('CONFLICT', `The username "${username}" is taken. Choose another one.`);
}
