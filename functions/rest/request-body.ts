import { Failure } from '../../domain/failure.ts';
import { MAX_BODY_BYTES } from '../http-event.ts';

/**
 * Reads the JSON body of a request. No body at all counts as an empty object.
 *
 * @throws {Failure} UNSUPPORTED_TYPE unless it says that it is JSON, TOO_LARGE, INVALID_INPUT when it cannot be parsed
 */
export async function requestBody(request: Request): Promise<unknown> {
  const bytes = new Uint8Array(await request.arrayBuffer());
  if (bytes.length === 0) return {};
  if (!/^application\/json\b/i.test(request.headers.get('content-type') ?? '')) {
    throw new Failure(
      'UNSUPPORTED_TYPE',
      'Send the body as JSON, with content-type application/json.',
    );
  }
  if (bytes.length > MAX_BODY_BYTES) {
    throw new Failure(
      'TOO_LARGE',
      `The body has ${bytes.length} bytes; at most ${MAX_BODY_BYTES} are read.`,
    );
  }
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw new Failure('INVALID_INPUT', 'The body is not valid JSON.');
  }
}
