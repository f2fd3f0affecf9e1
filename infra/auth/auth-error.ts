/** How a failure is told apart by clients. */
export interface AuthErrorKind {
  /** Never 5xx for what a user did: clients take that as "try again". */
  status: number;
  /** From GoTrue's catalogue. */
  code: string;
  /** What a password lacks, in GoTrue's words; only with the code `weak_password`. */
  weaknesses?: readonly string[];
  /** When it is worth another try; with the status 429. */
  retryAfterSeconds?: number;
}

/** An expected failure of the auth service. */
export class AuthError extends Error {
  readonly kind: AuthErrorKind;

  /** @param message a sentence for the user, or GoTrue's own words where clients match on them */
  constructor(kind: AuthErrorKind, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'AuthError';
    this.kind = kind;
  }
}

/** A request that cannot be understood or breaks a rule. */
export function invalidRequest(message: string): AuthError {
  return new AuthError({ status: 400, code: 'validation_failed' }, message);
}
