import { AuthError } from '../auth-error.ts';

/** The codes by which GoTrue's clients tell limits apart. */
type LimitCode = 'over_request_rate_limit' | 'over_email_send_rate_limit';

/** @param retryAfterSeconds when it is worth another try */
export function tooMany(
  retryAfterSeconds: number,
  message: string,
  code: LimitCode = 'over_request_rate_limit',
): AuthError {
  return new AuthError({ status: 429, code, retryAfterSeconds }, message);
}
