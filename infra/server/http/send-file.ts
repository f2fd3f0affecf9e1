import { createReadStream } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { ENCODINGS, type StaticFile } from './static-files.ts';

/** How a file is answered. */
export interface FileAnswer {
  status: number;
  cacheControl: string;
}

/** Answers with a file, compressed as the browser likes it, or with 304 when the browser has it already. */
export async function sendFile(
  { request, response }: { request: IncomingMessage; response: ServerResponse },
  found: StaticFile,
  { status, cacheControl }: FileAnswer,
): Promise<void> {
  const encoding = chooseEncoding(request.headers['accept-encoding'] ?? '', found);
  const etag = `"${[found.version, encoding].filter((part) => part !== '').join('-')}"`;
  response.setHeader('cache-control', cacheControl);
  response.setHeader('etag', etag);
  if (found.compressed.size > 0) response.setHeader('vary', 'accept-encoding');
  if (status === 200 && isKnown(request, etag)) {
    response.writeHead(304).end();
    return;
  }
  if (encoding !== '') response.setHeader('content-encoding', encoding);
  const body = found.compressed.get(encoding) ?? found;
  response.writeHead(status, { 'content-type': found.contentType, 'content-length': body.size });
  if (request.method === 'HEAD') response.end();
  else await stream(body.file, response);
}

async function stream(file: string, response: ServerResponse): Promise<void> {
  // Nobody can be told any more: the browser has gone, or the file has.
  await pipeline(createReadStream(file), response).catch(() => response.destroy());
}

/** The best encoding that the browser accepts and we have; an empty string for none. */
function chooseEncoding(accepted: string, { compressed }: StaticFile): string {
  const names = accepted
    .split(',')
    .filter((part) => !/;\s*q=0(\.0*)?\s*$/.test(part))
    .map((part) => part.split(';')[0]?.trim().toLowerCase());
  const best = ENCODINGS.find(({ name }) => compressed.has(name) && names.includes(name));
  return best?.name ?? '';
}

function isKnown(request: IncomingMessage, etag: string): boolean {
  const known = request.headers['if-none-match']?.split(',').map((one) => one.trim()) ?? [];
  return known.includes('*') || known.some((one) => one.replace(/^W\//, '') === etag);
}
