import { AppError } from '../../domain/app-error.ts';
import { requirePlainInput } from './plain-input.ts';

/** The maximum length of a body in bytes: 64 KB of code with room for its escapes. */
const MAX_BODY_BYTES = 131_072;

/** JSON in UTF-8, the only supported encoding. */
const JSON_TYPE = /^application\/json\s*(;\s*charset="?utf-8"?\s*)?$/i;

/**
 * Checks that the content type of a body is JSON. A form on another site can't send this type without a CORS preflight.
 *
 * @param headers the request's headers
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
 * Parses a JSON body. An empty body counts as an empty object.
 *
 * @throws {AppError} TOO_LARGE, or INVALID_INPUT if it is not valid JSON or exceeds the limits of `requirePlainInput`
 */
export function parseJsonBody(bytes: Uint8Array): unknown {
  if (bytes.length > MAX_BODY_BYTES) {
    throw new AppError(
      'TOO_LARGE',
      `The body has ${bytes.length} bytes. The limit is ${MAX_BODY_BYTES} bytes.`,
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
