import type { IncomingMessage } from 'node:http';
import { AuthError } from '../auth-error.ts';

const MAX_BODY_BYTES = 1_000_000;

/**
 * Reads the JSON, or the fields of the form, that a request carries; undefined when it has no body.
 *
 * @throws {AuthError} bad_json, or request_too_large above 1 MB
 */
export async function readBody(request: IncomingMessage): Promise<unknown> {
  const text = (await readBytes(request)).toString('utf8');
  if (text === '') return undefined;
  try {
    return JSON.parse(isForm(request, text) ? formAsJson(text) : text, refuseUnstorable);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new AuthError(
      { status: 400, code: 'bad_json' },
      `Could not parse request body as JSON: ${withoutQuotation(reason)}`,
    );
  }
}

/** Forms escape a brace: what begins with one is JSON, which curl names a form unless told otherwise. */
function isForm(request: IncomingMessage, text: string): boolean {
  const type = request.headers['content-type'] ?? '';
  return type.startsWith('application/x-www-form-urlencoded') && !text.startsWith('{');
}

function formAsJson(text: string): string {
  return JSON.stringify(Object.fromEntries(new URLSearchParams(text)));
}

async function readBytes(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  // A body that is too large is read to its end all the same: who still sends would not hear the answer.
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size <= MAX_BODY_BYTES) chunks.push(chunk);
  }
  if (size <= MAX_BODY_BYTES) return Buffer.concat(chunks);
  throw new AuthError(
    { status: 413, code: 'request_too_large' },
    `The request body has ${size} bytes; at most ${MAX_BODY_BYTES} are accepted.`,
  );
}

/** PostgreSQL stores neither NUL nor half a surrogate pair. */
function refuseUnstorable(key: string, value: unknown): unknown {
  for (const text of [key, value]) {
    if (typeof text === 'string' && (text.includes('\0') || !text.isWellFormed())) {
      throw new SyntaxError('a string holds NUL or an unpaired surrogate');
    }
  }
  return value;
}

/** The parser quotes what it stumbled over, which may be a password. */
function withoutQuotation(reason: string): string {
  return reason.replace(/,? ?(\.\.\.)?".*$/s, '');
}
