import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { Context } from 'hono';
import { accepts } from 'hono/accepts';
import type { AppEnv } from './app.ts';
import { NOTHING_HERE, refuse } from './json-response.ts';
import { findFile, type StaticFile, type StaticFiles } from './static-files.ts';

/** How a file is answered. */
export interface FileAnswer {
  status: number;
  cacheControl: string;
}

/** Which file answers a decoded path, and how; null when none does. */
export type ChooseFile = (
  path: string,
  query: Record<string, string>,
) => { file: StaticFile; answer: FileAnswer } | null;

/** A copy may be kept, and used once the server has confirmed that it is current. */
export const REVALIDATE = 'no-cache';

const WRONG_METHOD = {
  status: 405,
  error: 'Only GET and HEAD are served here.',
  code: 'METHOD_NOT_ALLOWED',
  headers: { allow: 'GET, HEAD' },
};

/** Serves files to GET and HEAD. */
export function staticHandler(choose: ChooseFile): (context: Context<AppEnv>) => Promise<Response> {
  return async (context) => {
    const { method, path } = context.req;
    if (method !== 'GET' && method !== 'HEAD') return refuse(WRONG_METHOD);
    const chosen = choose(decodePath(path), context.req.query());
    return chosen ? sendFile(context, chosen.file, chosen.answer) : refuse(NOTHING_HERE);
  };
}

/** Chooses the file of exactly that address, with or without a slash at its end. */
export function chooseExactly(files: StaticFiles): ChooseFile {
  return (path) => {
    const file = findFile(files, path);
    return file && { file, answer: { status: 200, cacheControl: REVALIDATE } };
  };
}

/** A path that is not properly encoded is a path that nothing is at. */
function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Answers with a file in the best encoding that the browser accepts, or with 304 when the browser has it. */
export async function sendFile(
  context: Context,
  found: StaticFile,
  { status, cacheControl }: FileAnswer,
): Promise<Response> {
  const encoding = chooseEncoding(context, found);
  const etag = `"${[found.version, encoding].filter((part) => part !== '').join('-')}"`;
  const headers: Record<string, string> = {
    'cache-control': cacheControl,
    etag,
    ...(found.compressed.size > 0 && { vary: 'accept-encoding' }),
  };
  if (status === 200 && isKnown(context, etag)) return new Response(null, { status: 304, headers });
  const { file, size } = found.compressed.get(encoding) ?? found;
  if (encoding !== '') headers['content-encoding'] = encoding;
  headers['content-type'] = found.contentType;
  headers['content-length'] = String(size);
  const body = context.req.method === 'HEAD' ? null : await openStream(file);
  return new Response(body, { status, headers });
}

/** Opens before it answers, so that a file that is gone is a failure and not half an answer. */
async function openStream(file: string): Promise<ReadableStream> {
  const handle = await open(file);
  return Readable.toWeb(handle.createReadStream()) as ReadableStream;
}

/** The best encoding that the browser accepts and the file has; an empty string for none. */
function chooseEncoding(context: Context, { compressed }: StaticFile): string {
  return accepts(context, {
    header: 'Accept-Encoding',
    supports: [...compressed.keys()],
    default: '',
    match: (accepted, { supports, default: none }) => {
      const names = accepted.filter(({ q }) => q > 0).map(({ type }) => type.toLowerCase());
      return supports.find((name) => names.includes(name)) ?? none;
    },
  });
}

function isKnown({ req }: Context, etag: string): boolean {
  const known =
    req
      .header('if-none-match')
      ?.split(',')
      .map((one) => one.trim()) ?? [];
  return known.includes('*') || known.some((one) => one.replace(/^W\//, '') === etag);
}
