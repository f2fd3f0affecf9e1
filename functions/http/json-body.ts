import { AppError } from '../../domain/app-error.ts';
import { requirePlainInput } from './plain-input.ts';

/** The longest body that an API reads, in bytes: code of 64 KB with room for its escapes. */
const MAX_BODY_BYTES = 131_072;

/** JSON in UTF-8, the only encoding that it travels in. */
const JSON_TYPE = /^application\/json\s*(;\s*charset="?utf-8"?\s*)?$/i;

/**
 * Checks that a body says it is JSON. A form of another site cannot say so without asking first.
 *
 * @param headers those of the request
 * @throws {AppError} UNSUPPORTED_TYPE
 */
export function requireJson(headers: Pick<Map<string, string> | Headers, 'get'>): void {
  const encoding = headers.get('content-encoding') ?? 'identity';
  if (JSON_TYPE.test(headers.get('content-type') ?? '') && encoding === 'identity') return;
  throw new AppError(
    'UNSUPPORTED_TYPE',
    'Send the body as JSON, uncompressed, with content-type application/json.',
  );
}

/**
 * Parses a body that says it is JSON. No body at all counts as an empty object.
 *
 * @throws {AppError} TOO_LARGE, or INVALID_INPUT when it is not JSON or not what any call has a use for
 */
export function parseJsonBody(bytes: Uint8Array): unknown {
  if (bytes.length > MAX_BODY_BYTES) {
    throw new AppError(
      'TOO_LARGE',
      `The body has ${bytes.length} bytes; at most ${MAX_BODY_BYTES} are read.`,
    );
  }
  const body = bytes.length === 0 ? {} : parsed(bytes);
  requirePlainInput(body);
  return body;
}

function parsed(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw new AppError('INVALID_INPUT', 'The body is not valid JSON.');
  }
}
