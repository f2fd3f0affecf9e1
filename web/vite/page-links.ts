import type { Manifest } from 'vite';

const ENTRY = 'index.html';

/**
 * Returns the additional links in the head of a prerendered page: its styles, without which it would be painted
 * twice, and its code, which would otherwise be requested late.
 *
 * @param sources the page's source files, as keys of the manifest
 * @throws {Error} if the manifest doesn't contain one of them
 */
export function pageLinks(manifest: Manifest, sources: readonly string[]): string[] {
  const unknown = sources.find((source) => !manifest[source]);
  if (unknown !== undefined) {
    throw new Error(`The build has no "web/${unknown}". Correct "source" in web/routes.ts.`);
  }
  const inShell = chunksBehind(manifest, ENTRY);
  const behind = new Set(sources.flatMap((source) => [...chunksBehind(manifest, source)]));
  const own = [...behind].filter((name) => !inShell.has(name));
  const chunks = own.flatMap((name) => manifest[name] ?? []);
  return [
    ...chunks
      .flatMap(({ css }) => css ?? [])
      .map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
    ...chunks.map(({ file }) => `<link rel="modulepreload" crossorigin href="/${file}">`),
  ];
}

/** Returns the manifest's key of a chunk, whether or not other chunks share it. @throws {Error} if there is none */
export function chunkNamed(manifest: Manifest, name: string): string {
  const key = Object.keys(manifest).find((candidate) => manifest[candidate]?.name === name);
  if (key === undefined) throw new Error(`The build has no chunk "${name}".`);
  return key;
}

/** Returns a chunk and everything that it imports. */
export function chunksBehind(
  manifest: Manifest,
  name: string,
  found = new Set<string>(),
): Set<string> {
  if (found.has(name)) return found;
  for (const imported of manifest[name]?.imports ?? []) chunksBehind(manifest, imported, found);
  return found.add(name);
}
