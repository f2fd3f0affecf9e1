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

/** The properties of a link that the page adds to its head. */
interface Preload {
  rel: 'modulepreload' | 'preload';
  href: string;
  as?: 'fetch' | 'style';
  crossOrigin: 'anonymous';
}

/** What every page of a learner asks for as soon as its scripts run. */
const CONFIG: Preload = {
  rel: 'preload',
  href: '/config.json',
  as: 'fetch',
  crossOrigin: 'anonymous',
};

/**
 * Returns the list in the shell of what learners' pages need besides, by the beginning of their paths. Before the first
 * paint, `public/before-paint.js` requests what the current page needs.
 *
 * @param linked the source files whose code the shell names already
 * @param pages the source file of each page, by the beginning of its path
 * @throws {Error} if the manifest doesn't contain one of them
 */
export function preloadList(
  manifest: Manifest,
  linked: readonly string[],
  pages: Readonly<Record<string, string>>,
): string {
  const known = new Set([ENTRY, ...linked].flatMap((name) => [...chunksBehind(manifest, name)]));
  const preloads = Object.entries(pages).map(([start, source]) => {
    if (!manifest[source]) throw new Error(`The build has no "web/${source}".`);
    const added = [...chunksBehind(manifest, source)].filter((name) => !known.has(name));
    return [start, added.flatMap((name) => preloadsOf(manifest[name]))];
  });
  const list = JSON.stringify({ '/': [CONFIG], ...Object.fromEntries(preloads) });
  return `<script type="application/json" id="preloads">${list}</script>`;
}

function preloadsOf(chunk: Manifest[string] | undefined): Preload[] {
  if (chunk === undefined) return [];
  const crossOrigin = 'anonymous';
  return [
    ...(chunk.css ?? []).map((file): Preload => ({
      rel: 'preload',
      href: `/${file}`,
      as: 'style',
      crossOrigin,
    })),
    { rel: 'modulepreload', href: `/${chunk.file}`, crossOrigin },
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
