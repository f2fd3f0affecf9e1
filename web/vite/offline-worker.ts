import { createHash } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'esbuild';
import type { Manifest } from 'vite';
import { injectManifest } from 'workbox-build';
import type { OfflineSite } from '../offline/offline-site.ts';
import { paths } from '../paths.ts';
import type { Route } from '../route.ts';
import { ROUTES } from '../routes.ts';

const ENTRY = 'index.html';
/** What index.html names besides hashed assets. */
const LOOSE_FILES = ['theme.js', 'favicon.svg'];
/** Above every chunk of the client: Monaco's is the largest. */
const LARGEST_FILE_BYTES = 20_000_000;
/** A page that the client renders by itself, whose address serves app.html. */
const SHELL = paths.dashboard;

/**
 * Writes the service worker that opens the client without a network, at the root of the site.
 *
 * @param outDir where the client has been built
 * @throws {Error} when Workbox cannot list the client's files
 */
export async function writeOfflineWorker(outDir: string, manifest: Manifest): Promise<void> {
  const swDest = path.join(outDir, 'offline-worker.js');
  const swSrc = `${swDest}.draft`;
  await writeFile(
    swSrc,
    await bundleOfflineWorker({ shell: SHELL, pages: offlinePages(Object.values(ROUTES)) }),
  );
  const shell = await readFile(path.join(outDir, 'app.html'));
  const { warnings } = await injectManifest({
    swSrc,
    swDest,
    globDirectory: outDir,
    globPatterns: [...LOOSE_FILES, ...clientFiles(manifest)],
    maximumFileSizeToCacheInBytes: LARGEST_FILE_BYTES,
    // The build already puts a hash of their content into these names.
    dontCacheBustURLsMatching: /^\/assets\//,
    modifyURLPrefix: { '': '/' },
    additionalManifestEntries: [
      { url: SHELL, revision: createHash('sha256').update(shell).digest('hex') },
    ],
  });
  await rm(swSrc);
  if (warnings.length > 0)
    throw new Error(`The offline worker is incomplete. ${warnings.join(' ')}`);
}

/** Bundles the service worker. `self.__WB_MANIFEST` in it stands for the list of files. */
export async function bundleOfflineWorker(site: OfflineSite): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [path.join(import.meta.dirname, '../offline/offline.worker.ts')],
    write: false,
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    define: { OFFLINE_SITE: JSON.stringify(site), 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
  });
  return outputFiles.map(({ text }) => text).join('');
}

/** Everything that the client's entry leads to, loaded now or later. The playground's own parts are not among them. */
export function clientFiles(manifest: Manifest): Set<string> {
  const seen = new Set<string>();
  const files = new Set<string>();
  const visit = (name: string): void => {
    const chunk = manifest[name];
    if (!chunk || seen.has(name)) return;
    seen.add(name);
    for (const file of [chunk.file, ...(chunk.css ?? []), ...(chunk.assets ?? [])]) files.add(file);
    [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])].forEach(visit);
  };
  visit(ENTRY);
  return files;
}

/**
 * Patterns of a path with its query, as Workbox matches them. A path may end with a slash, and a part of it that begins
 * with ":" and ends with "?" may be missing.
 */
export function offlinePages(routes: readonly Route[]): string[] {
  return routes
    .filter(({ isOffline }) => isOffline)
    .map(
      ({ path }) => `^${path.replace(/\/$/, '').replaceAll(/\/:\w+\?/g, '(/[^/]+)?')}/?(\\?.*)?$`,
    );
}
