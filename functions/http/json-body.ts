import { isUtf8 } from 'node:buffer';
import { AppError } from '../../domain/app-error.ts';

/** More levels and values than any operation of either API needs. */
const MAX_DEPTH = 8;
const MAX_VALUES = 1_000;

/**
 * Checks that a string can be stored: PostgreSQL can't store NUL, and UTF-8 can't encode half of a surrogate pair.
 *
 * @throws {AppError} INVALID_INPUT
 */
export function requireStorable(text: string): void {
  if (!text.includes('\0') && text.isWellFormed()) return;
  throw new AppError(
    'INVALID_INPUT',
    'A string contains a NUL character or half of a surrogate pair. Remove it and try again.',
  );
}

/**
 * Checks the size and the strings of parsed JSON before anything uses it.
 *
 * @throws {AppError} INVALID_INPUT if it is nested too deeply, has too many values, or a string that can't be stored
 */
function requirePlainInput(input: unknown): void {
  let values = 0;
  const walk = (value: unknown, depth: number): void => {
    values += 1;
    if (values > MAX_VALUES || depth > MAX_DEPTH) {
      const limits = `${MAX_DEPTH} levels and ${MAX_VALUES} values`;
      throw new AppError('INVALID_INPUT', `The input is too large. The limit is ${limits}.`);
    }
    if (typeof value === 'string') requireStorable(value);
    if (typeof value !== 'object' || value === null) return;
    for (const [key, part] of Object.entries(value)) {
      requireStorable(key);
      walk(part, depth + 1);
    }
  };
  walk(input, 0);
}

/** The maximum length of a body in bytes: 64 KB of code with room for its escapes. */
const MAX_BODY_BYTES = 131_072;

const UTF_8 = /^charset=("?)utf-?8\1$/;

/** Checks whether a content type is JSON in UTF-8, the only supported encoding. Other parameters don't matter. */
function isJson(contentType: string): boolean {
  const [type, ...parameters] = contentType.split(';').map((part) => part.trim().toLowerCase());
  const isSupported = (part: string): boolean => !part.startsWith('charset') || UTF_8.test(part);
  return type === 'application/json' && parameters.every(isSupported);
}

/**
 * Checks that the content type of a body is JSON. A form on another site can't send this type without a CORS preflight.
 *
 * @param headers the request's headers
 * @throws {AppError} UNSUPPORTED_TYPE
 */
export function requireJson(headers: Pick<Map<string, string> | Headers, 'get'>): void {
  const encoding = headers.get('content-encoding') ?? 'identity';
  if (isJson(headers.get('content-type') ?? '') && encoding === 'identity') return;
  throw new AppError(
    'UNSUPPORTED_TYPE',
    'Send the body as JSON, uncompressed, with content-type application/json.',
  );
}

/**
 * Parses a JSON body. An empty body counts as an empty object.
 *
 * @throws {AppError} TOO_LARGE, or INVALID_INPUT if it is not valid JSON in UTF-8 or exceeds the limits of `requirePlainInput`
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
  if (!isUtf8(bytes)) throw new AppError('INVALID_INPUT', 'The body is not valid UTF-8.');
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    throw new AppError('INVALID_INPUT', 'The body is not valid JSON.');
  }
}
