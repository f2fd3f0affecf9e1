/** What tells clients which error occurred. */
export interface AuthErrorKind {
  /** Not 5xx for a user's mistake: clients retry after 5xx. */
  status: number;
  /** From GoTrue's list of error codes. */
  code: string;
  /** What is wrong with a password, in GoTrue's terms; only with the code `weak_password`. */
  weaknesses?: readonly string[];
  /** When to try again; only with the status 429. */
  retryAfterSeconds?: number;
}

/** An expected error of the auth service. */
export class AuthError extends Error {
  readonly kind: AuthErrorKind;

  /** @param message a sentence for the user, or GoTrue's own words where clients match on them */
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
