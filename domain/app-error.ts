/** Every way in which a request can fail. A wrong answer is a result, never a failure. */
export type ErrorCode =
  | 'INVALID_INPUT'
  | 'UNAUTHENTICATED'
  | 'FORBIDDEN'
  | 'LOCKED'
  | 'NOT_FOUND'
  | 'CONFLICT'
  | 'TOO_LARGE'
  | 'UNSUPPORTED_TYPE'
  | 'RATE_LIMITED'
  | 'EXECUTION_UNAVAILABLE'
  | 'UNAVAILABLE';

/** The HTTP status that each failure becomes at the REST API. */
export const FAILURE_STATUS = {
  INVALID_INPUT: 400,
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  LOCKED: 403,
  NOT_FOUND: 404,
  CONFLICT: 409,
  TOO_LARGE: 413,
  UNSUPPORTED_TYPE: 415,
  RATE_LIMITED: 429,
  EXECUTION_UNAVAILABLE: 503,
  UNAVAILABLE: 503,
} as const satisfies Record<ErrorCode, number>;

/** An expected failure. Services throw it; each API translates it once. */
export class AppError extends Error {
  readonly code: ErrorCode;
  /** When trying again may help; null when that is not known. */
  readonly retryAfterSeconds: number | null;

  /** @param message a sentence that names the culprit and the way on; learners read it */
  constructor(
    code: ErrorCode,
    message: string,
    options: ErrorOptions & { retryAfterSeconds?: number } = {},
  ) {
    super(message, options);
    this.name = 'Failure';
    this.code = code;
    this.retryAfterSeconds = options.retryAfterSeconds ?? null;
  }
}
