import { open, readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import type { Context } from 'hono';
import { accepts } from 'hono/accepts';
import { getMimeType, mimes } from 'hono/utils/mime';
import type { AppEnv } from './app.ts';
import { NOTHING_HERE, refuse } from './json-response.ts';

/** A file that may be served, with the details needed to serve it. */
interface StaticFile {
  /** Absolute path. */
  file: string;
  contentType: string;
  /** Changes with the content. */
  version: string;
  /** In bytes. */
  size: number;
  /** Compressed copies by encoding, best first. */
  compressed: ReadonlyMap<string, { file: string; size: number }>;
}

/** Files by URL path. */
export type StaticFiles = ReadonlyMap<string, StaticFile>;

const ENCODINGS = [
  { name: 'br', extension: '.br' },
  { name: 'gzip', extension: '.gz' },
] as const;

const CONTENT_TYPES = {
  ...mimes,
  json: 'application/json; charset=utf-8',
  py: 'text/x-python; charset=utf-8',
};

/**
 * Lists the files below a directory by URL path. Only listed files are served, so no path can escape the directory. A
 * page loses its `.html`, and an `index.html` its name.
 *
 * @param mount the URL path of the directory, with a trailing slash
 */
export async function listStaticFiles(directory: string, mount: string): Promise<StaticFiles> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const places = files.map((entry) => path.join(entry.parentPath, entry.name));
  const sizes = new Map(
    await Promise.all(places.map(async (place) => [place, await stat(place)] as const)),
  );
  const isCopy = (place: string): boolean =>
    sizes.has(place.replace(/\.(br|gz)$/, '')) && /\.(br|gz)$/.test(place);
  const served = new Map<string, StaticFile>();
  for (const [place, { size, mtimeMs }] of sizes) {
    if (isCopy(place)) continue;
    const compressed = new Map(
      ENCODINGS.flatMap(({ name, extension }) => {
        const copy = sizes.get(place + extension);
        return copy ? [[name, { file: place + extension, size: copy.size }] as const] : [];
      }),
    );
    const version = `${size.toString(36)}-${Math.round(mtimeMs).toString(36)}`;
    const address = mount + path.relative(directory, place).split(path.sep).join('/');
    const contentType = getMimeType(place, CONTENT_TYPES) ?? 'application/octet-stream';
    served.set(pageAddress(address), { file: place, contentType, version, size, compressed });
  }
  return served;
}

function pageAddress(address: string): string {
  return address.replace(/(?<=\/)index\.html$/, '').replace(/\.html$/, '');
}

/** Finds the file for a path, with or without a trailing slash; null if there is none. */
export function findFile(files: StaticFiles, address: string): StaticFile | null {
  const withoutSlash = address.replace(/\/$/, '');
  return files.get(address) ?? files.get(`${address}/`) ?? files.get(withoutSlash) ?? null;
}

/** How to serve a file. */
interface FileAnswer {
  status: number;
  cacheControl: string;
}

/** Chooses the file for a decoded path, and how to serve it; null if there is none. */
export type ChooseFile = (
  path: string,
  query: Record<string, string>,
) => { file: StaticFile; answer: FileAnswer } | null;

/** Browsers may cache a copy but must revalidate it before each use. */
export const REVALIDATE = 'no-cache';

const WRONG_METHOD = {
  status: 405,
  error: 'Only GET and HEAD are allowed here.',
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

/** Returns a chooser that matches exact paths, with or without a trailing slash. */
export function chooseExactly(files: StaticFiles): ChooseFile {
  return (path) => {
    const file = findFile(files, path);
    return file && { file, answer: { status: 200, cacheControl: REVALIDATE } };
  };
}

/** Decodes a path. One that is malformed matches no file. */
function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Sends a file in the best encoding that the browser accepts, or 304 if the browser already has it. */
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

/** Opens the file before responding, so that a missing file is an error rather than half a response. */
async function openStream(file: string): Promise<ReadableStream> {
  const handle = await open(file);
  return Readable.toWeb(handle.createReadStream()) as ReadableStream;
}

/** Returns the best encoding that the browser accepts and the file has; an empty string for none. */
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
