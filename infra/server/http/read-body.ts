import type { IncomingMessage } from 'node:http';

/** The most that Lambda takes in one event. */
const MAX_BODY_BYTES = 6 * 1024 * 1024;

/** Reads a request's body; null when it is longer than {@link MAX_BODY_BYTES}. */
export async function readBody(request: IncomingMessage): Promise<Buffer | null> {
  const chunks: Buffer[] = [];
  const received: AsyncIterable<Uint8Array> = request;
  let length = 0;
  for await (const chunk of received) {
    const bytes = Buffer.from(chunk);
    length += bytes.length;
    if (length <= MAX_BODY_BYTES) chunks.push(bytes);
  }
  return length > MAX_BODY_BYTES ? null : Buffer.concat(chunks);
}
