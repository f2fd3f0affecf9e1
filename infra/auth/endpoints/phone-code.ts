import { AuthError, invalidRequest } from '../auth-error.ts';

/** E.164. */
const PHONE_NUMBER = /^[1-9]\d{1,14}$/;

/**
 * The refusal of a code that was sent to a phone: nobody has a phone number here, so that none is right.
 *
 * @returns otp_expired, or validation_failed when it is no number
 */
export function phoneCodeRefusal(phone: string): AuthError {
  if (!PHONE_NUMBER.test(phone.replace(/^\+/, '').replaceAll(' ', ''))) {
    return invalidRequest('Invalid phone number format (E.164 required)');
  }
  return new AuthError({ status: 403, code: 'otp_expired' }, 'Token has expired or is invalid');
}
