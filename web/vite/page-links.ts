import type { Manifest } from 'vite';

const ENTRY = 'index.html';

/**
 * The links that a rendered page needs in its head besides those of the shell: its styles, without which it
 * would be drawn twice, and its code, which would otherwise be asked for late.
 *
 * @param source the page's source file, a key of the manifest
 * @throws {Error} when the manifest does not know it
 */
export function pageLinks(manifest: Manifest, source: string): string[] {
  if (!manifest[source]) throw new Error(`"${source}" is not a page that the build knows.`);
  const inShell = chunksBehind(manifest, ENTRY);
  const own = [...chunksBehind(manifest, source)].filter((name) => !inShell.has(name));
  const chunks = own.flatMap((name) => manifest[name] ?? []);
  return [
    ...chunks
      .flatMap(({ css }) => css ?? [])
      .map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
    ...chunks.map(({ file }) => `<link rel="modulepreload" crossorigin href="/${file}">`),
  ];
}

/** A chunk and everything that it imports. */
export function chunksBehind(
  manifest: Manifest,
  name: string,
  found = new Set<string>(),
): Set<string> {
  if (found.has(name)) return found;
  for (const imported of manifest[name]?.imports ?? []) chunksBehind(manifest, imported, found);
  return found.add(name);
}
