import { isUtf8 } from 'node:buffer';
import { isDecodable } from '../../../functions/http/http-event.ts';
import { AuthError } from '../auth-error.ts';

const MAX_BODY_BYTES = 1_000_000;

/**
 * Reads the JSON or the form fields of a request; undefined if it has no body.
 *
 * @throws {AuthError} bad_json, or request_too_large above 1 MB
 */
export async function readBody(request: Request): Promise<unknown> {
  const bytes = await readBytes(request);
  const text = bytes.toString('utf8');
  if (text === '') return undefined;
  try {
    if (!isUtf8(bytes)) throw new SyntaxError('it is not valid UTF-8');
    return JSON.parse(isForm(request, text) ? formAsJson(text) : text, refuseUnstorable);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new AuthError(
      { status: 400, code: 'bad_json' },
      `Could not parse request body as JSON: ${withoutQuotation(reason)}`,
    );
  }
}

/** A form escapes braces, so text that starts with one is JSON. curl calls it a form by default. */
function isForm(request: Request, text: string): boolean {
  const type = request.headers.get('content-type')?.toLowerCase() ?? '';
  return type.startsWith('application/x-www-form-urlencoded') && !text.startsWith('{');
}

function formAsJson(text: string): string {
  if (!isDecodable(text)) throw new SyntaxError('a form field is not properly percent-encoded');
  return JSON.stringify(Object.fromEntries(new URLSearchParams(text)));
}

/** Reads a body to its end even if it is too large: a client that is still sending would not read the response. */
async function readBytes({ body }: Request): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of (body ?? []) as AsyncIterable<Uint8Array>) {
    size += chunk.length;
    if (size <= MAX_BODY_BYTES) chunks.push(chunk);
  }
  if (size <= MAX_BODY_BYTES) return Buffer.concat(chunks);
  throw new AuthError(
    { status: 413, code: 'request_too_large' },
    `The request body has ${size} bytes. The limit is ${MAX_BODY_BYTES} bytes.`,
  );
}

/** PostgreSQL can't store NUL or an unpaired surrogate. */
function refuseUnstorable(key: string, value: unknown): unknown {
  for (const text of [key, value]) {
    if (typeof text === 'string' && (text.includes('\0') || !text.isWellFormed())) {
      throw new SyntaxError('a string contains NUL or an unpaired surrogate');
    }
  }
  return value;
}

/** The parser quotes the text that it can't parse, which may be a password. */
function withoutQuotation(reason: string): string {
  return reason.replace(/,? ?(\.\.\.)?".*$/s, '');
}
