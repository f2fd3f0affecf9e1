/** The closed set of error codes. A wrong answer is a result, never an error. */
export type ErrorCode =
  | 'INVALID_INPUT'
  | 'UNAUTHENTICATED'
  | 'REAUTHENTICATION_REQUIRED'
  | 'FORBIDDEN'
  | 'LOCKED'
  | 'NOT_FOUND'
  | 'CONFLICT'
  | 'TOO_LARGE'
  | 'UNSUPPORTED_TYPE'
  | 'RATE_LIMITED'
  | 'EXECUTION_UNAVAILABLE'
  | 'UNAVAILABLE';

/** The HTTP status of each error code in the REST API. */
export const FAILURE_STATUS = {
  INVALID_INPUT: 400,
  UNAUTHENTICATED: 401,
  REAUTHENTICATION_REQUIRED: 401,
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

/** An expected error. Services throw it, and each API translates it in one place. */
export class AppError extends Error {
  readonly code: ErrorCode;
  /** When a retry may succeed; null if that is unknown. */
  readonly retryAfterSeconds: number | null;

  /** @param message what happened and what to do, for learners */
  constructor(
    code: ErrorCode,
    message: string,
    options: ErrorOptions & { retryAfterSeconds?: number } = {},
  ) {
    super(message, options);
    this.name = 'AppError';
    this.code = code;
    this.retryAfterSeconds = options.retryAfterSeconds ?? null;
  }
}
