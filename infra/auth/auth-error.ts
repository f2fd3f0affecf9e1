/** The parts of an error that clients evaluate. */
export interface AuthErrorKind {
  /** Never 5xx for a user's mistake, because clients retry after 5xx. */
  status: number;
  /** From GoTrue's list of error codes. */
  code: string;
  /** The reasons why a password is weak, in GoTrue's terms; only with the code `weak_password`. */
  weaknesses?: readonly string[];
  /** When to try again; only with the statuses 429 and 503. */
  retryAfterSeconds?: number;
}

/** An expected error of the auth service. */
export class AuthError extends Error {
  readonly kind: AuthErrorKind;

  /** @param message a sentence for the user, or GoTrue's exact message if clients match on it */
  constructor(kind: AuthErrorKind, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'AuthError';
    this.kind = kind;
  }
}

/** An error for a request that is malformed or breaks a rule. */
export function invalidRequest(message: string): AuthError {
  return new AuthError({ status: 400, code: 'validation_failed' }, message);
}
