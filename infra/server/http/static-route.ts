import type { Exchange, Route } from './route.ts';
import { sendFile, type FileAnswer } from './send-file.ts';
import { sendJson } from './send-json.ts';
import type { StaticFile } from './static-files.ts';

/** Files by the addresses they are served at. */
export type StaticFiles = ReadonlyMap<string, StaticFile>;

/** Which file answers an address, and how; null when none does. */
export type ChooseFile = (
  path: string,
  query: URLSearchParams,
) => { file: StaticFile; answer: FileAnswer } | null;

/** Whether and how a copy may be kept: only as long as the server says that it is still the same. */
export const REVALIDATE = 'no-cache';

/** Serves files to GET and HEAD. */
export function createStaticRoute(path: string, choose: ChooseFile): Route {
  return { path, answer: (exchange) => answer(choose, exchange) };
}

/** Chooses the file of exactly that address, with or without a slash at its end. */
export function chooseExactly(files: StaticFiles): ChooseFile {
  return (path) => {
    const file = findFile(files, path);
    return file && { file, answer: { status: 200, cacheControl: REVALIDATE } };
  };
}

/** The file of an address, with or without a slash at its end; null when there is none. */
export function findFile(files: StaticFiles, path: string): StaticFile | null {
  return files.get(path) ?? files.get(`${path}/`) ?? files.get(path.replace(/\/$/, '')) ?? null;
}

async function answer(choose: ChooseFile, exchange: Exchange): Promise<void> {
  const { request, response } = exchange;
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.setHeader('allow', 'GET, HEAD');
    sendJson(response, 405, {
      error: 'Only GET and HEAD are served here.',
      code: 'METHOD_NOT_ALLOWED',
    });
    return;
  }
  const { searchParams } = new URL(request.url ?? '/', 'http://localhost');
  const chosen = choose(decodePath(exchange.path), searchParams);
  if (chosen) await sendFile(exchange, chosen.file, chosen.answer);
  else sendJson(response, 404, { error: 'There is nothing at this address.', code: 'NOT_FOUND' });
}

/** An address that is not properly encoded is an address where nothing is. */
function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
