import { createHash } from 'node:crypto';

/** Stands for an account in a count: as short for a long address, and it names nobody. */
export function accountKey(email: string): string {
  return createHash('sha256').update(email).digest('base64url');
}
