import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { getMimeType, mimes } from 'hono/utils/mime';

/** A file that may be served, with the details needed to serve it. */
export interface StaticFile {
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

const TYPES = {
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
    const contentType = getMimeType(place, TYPES) ?? 'application/octet-stream';
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
