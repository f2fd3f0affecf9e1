import { invalidRequest } from './auth-error.ts';

const MAX_LENGTH = 255;
const LABEL = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
const EMAIL = new RegExp(`^[a-z0-9.!#$%&'*+/=?^_\`{|}~-]+@${LABEL}(?:\\.${LABEL})*$`);

/**
 * Returns the canonical form of an email address, which is stored and looked up.
 *
 * @throws {AuthError} validation_failed if it is missing, too long or malformed
 */
export function canonicalEmail(email: string | null | undefined): string {
  if (!email) throw invalidRequest('An email address is required');
  if (email.length > MAX_LENGTH) throw invalidRequest('An email address is too long');
  const canonical = email.toLowerCase();
  if (!EMAIL.test(canonical)) {
    throw invalidRequest('Unable to validate email address: invalid format');
  }
  return canonical;
}
