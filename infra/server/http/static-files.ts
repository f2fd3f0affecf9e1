import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { contentTypeOf } from './content-types.ts';

/** A file that may be served, with what is needed to serve it. */
export interface StaticFile {
  /** Absolute. */
  file: string;
  contentType: string;
  /** Changes with the content. */
  version: string;
  /** In bytes. */
  size: number;
  /** Compressed copies by the name of their encoding. */
  compressed: ReadonlyMap<string, { file: string; size: number }>;
}

/** The encodings that a file may be stored in besides, the best first. */
export const ENCODINGS = [
  { name: 'br', extension: '.br' },
  { name: 'gzip', extension: '.gz' },
] as const;

/**
 * Lists the files below a directory by the addresses they are served at. Nothing else is ever served, so that
 * no address can lead out of it. A page loses its `.html`, and an `index.html` its name.
 *
 * @param mount the address of the directory, with a slash at its end
 */
export async function listStaticFiles(
  directory: string,
  mount: string,
): Promise<Map<string, StaticFile>> {
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
    const contentType = contentTypeOf(place);
    served.set(pageAddress(address), { file: place, contentType, version, size, compressed });
  }
  return served;
}

function pageAddress(address: string): string {
  return address.replace(/(?<=\/)index\.html$/, '').replace(/\.html$/, '');
}
