import { parseJsonBody, requireJson } from '../http/json-body.ts';

/**
 * Reads the JSON body of a request. An empty body counts as an empty object.
 *
 * @throws {AppError} UNSUPPORTED_TYPE unless the content type is JSON, TOO_LARGE, INVALID_INPUT if it can't be parsed
 */
export async function requestBody(request: Request): Promise<unknown> {
  const bytes = new Uint8Array(await request.arrayBuffer());
  if (bytes.length === 0) return {};
  requireJson(request.headers);
  return parseJsonBody(bytes);
}
