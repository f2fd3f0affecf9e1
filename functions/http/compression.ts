import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { HttpAnswer, HttpHandler } from './api-handler.ts';

/** Smaller answers fit into one packet, compressed or not. In bytes. */
const LEAST_BYTES = 1_024;

/** Takes about as long as gzip and saves more. The default would take a hundred times as long. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

const compressWithBrotli = promisify(brotliCompress);
const compressWithGzip = promisify(gzip);

const ENCODERS = {
  br: (bytes: Buffer): Promise<Buffer> => compressWithBrotli(bytes, BROTLI),
  gzip: (bytes: Buffer): Promise<Buffer> => compressWithGzip(bytes),
} as const;
type Encoding = keyof typeof ENCODERS;

/** Best first. */
export const ENCODINGS: readonly Encoding[] = ['br', 'gzip'];

/**
 * Chooses the best encoding that a client accepts; null for none.
 *
 * @param accepted the Accept-Encoding header
 * @see https://www.rfc-editor.org/rfc/rfc9110#section-12.5.3
 */
export function chooseEncoding<Offer extends Encoding>(
  accepted: string,
  offered: readonly Offer[],
): Offer | null {
  const wishes = new Map(
    accepted.split(',').map((wish) => {
      const [name = '', ...parameters] = wish.split(';').map((part) => part.trim().toLowerCase());
      return [name, !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter))];
    }),
  );
  return offered.find((name) => wishes.get(name) ?? wishes.get('*') ?? false) ?? null;
}

const withVary = (answer: HttpAnswer): HttpAnswer => {
  const { vary } = answer.headers ?? {};
  const names = vary === undefined ? 'accept-encoding' : `${String(vary)}, accept-encoding`;
  return { ...answer, headers: { ...answer.headers, vary: names } };
};

/** Marks an answer as encoded. Its bytes are others now, so its strong ETag becomes a weak one. */
function asEncoded({ headers, ...answer }: HttpAnswer, encoding: Encoding): HttpAnswer {
  const { etag } = headers ?? {};
  const weak = etag === undefined ? {} : { etag: `W/${String(etag).replace(/^W\//, '')}` };
  return { ...answer, headers: { ...headers, ...weak, 'content-encoding': encoding } };
}

/** Web streams have no Brotli, but every client that accepts Brotli accepts gzip. */
function encodeStream(answer: HttpAnswer, accepted: string): HttpAnswer {
  const { stream } = answer;
  const encoding = chooseEncoding(accepted, ['gzip'] as const);
  if (stream === undefined || encoding === null) return answer;
  const compressed = stream.pipeThrough(new CompressionStream(encoding));
  return { ...asEncoded(answer, encoding), stream: compressed };
}

async function encodeBody(answer: HttpAnswer, accepted: string): Promise<HttpAnswer> {
  const encoding = chooseEncoding(accepted, ENCODINGS);
  if (encoding === null) return answer;
  const bytes = Buffer.from(answer.body ?? '', answer.isBase64Encoded ? 'base64' : 'utf8');
  const body = (await ENCODERS[encoding](bytes)).toString('base64');
  return { ...asEncoded(answer, encoding), body, isBase64Encoded: true };
}

/**
 * Compresses the answers of an API. Lambda's limit counts what is sent, so compressed ones may also be longer.
 *
 * Compression reveals a secret beside text that somebody else chose, if they see the length of many answers. Nobody can
 * make a browser ask for them: requests prove themselves with a header, not with a cookie.
 *
 * @see https://www.breachattack.com
 */
export function withCompression(handler: HttpHandler): HttpHandler {
  return async (event) => {
    // A 304 without a body has the headers that its 200 would have.
    const answer = withVary(await handler(event));
    const accepted = event.headers['accept-encoding'] ?? '';
    if (answer.stream) return encodeStream(answer, accepted);
    const isShort = Buffer.byteLength(answer.body ?? '') < LEAST_BYTES;
    return isShort ? answer : encodeBody(answer, accepted);
  };
}
