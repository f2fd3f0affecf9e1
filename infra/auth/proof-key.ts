import { createHash } from 'node:crypto';
import { z } from 'zod';
import { invalidRequest } from './auth-error.ts';

const MIN_LENGTH = 43;
const MAX_LENGTH = 128;

/** A challenge whose secret only the browser knows, so that a link works only in that browser. RFC 7636. */
export interface ProofKey {
  challenge: string;
  method: 's256' | 'plain';
}

/** The fields of a request for a proof key. */
export const proofKeyFields = {
  code_challenge: z.string().nullish(),
  code_challenge_method: z.string().nullish(),
};

/**
 * Returns the proof key of a request; null if it has none.
 *
 * @throws {AuthError} validation_failed if it is incomplete, malformed or has an unknown method
 */
export function readProofKey(fields: {
  code_challenge?: string | null | undefined;
  code_challenge_method?: string | null | undefined;
}): ProofKey | null {
  const { code_challenge: challenge, code_challenge_method: requestedMethod } = fields;
  if (!challenge && !requestedMethod) return null;
  if (!challenge || !requestedMethod) {
    throw invalidRequest('PKCE flow requires code_challenge_method and code_challenge');
  }
  if (challenge.length < MIN_LENGTH || challenge.length > MAX_LENGTH) {
    throw invalidRequest(
      `code challenge has to be between ${MIN_LENGTH} and ${MAX_LENGTH} characters`,
    );
  }
  return { challenge, method: readMethod(requestedMethod) };
}

function readMethod(requestedMethod: string): ProofKey['method'] {
  const method = requestedMethod.toLowerCase();
  if (method === 's256' || method === 'plain') return method;
  throw invalidRequest(`invalid code_challenge_method "${requestedMethod}"; use s256 or plain`);
}

/** Checks whether a verifier matches a proof key. */
export function isProven({ challenge, method }: ProofKey, verifier: string): boolean {
  if (method === 'plain') return verifier === challenge;
  return createHash('sha256').update(verifier).digest('base64url') === challenge;
}
