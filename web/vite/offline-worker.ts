import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'esbuild';
import type { Manifest } from 'vite';
import type { OfflineSite, PrecachedFile } from '../offline/offline-site.ts';
import { paths } from '../paths.ts';
import type { Route } from '../route.ts';
import { pathPattern } from '../path-pattern.ts';
import { ROUTES } from '../routes.ts';

const ENTRY = 'index.html';
/** The files that index.html refers to besides hashed assets. */
const LOOSE_FILES = ['before-paint.js', 'favicon.svg'];
/** A path that the client renders, for which app.html is served. */
const SHELL = paths.dashboard;

/**
 * Writes the service worker that opens the client without a network, at the root of the site.
 *
 * @param outDir where the client has been built
 */
export async function writeOfflineWorker(outDir: string, manifest: Manifest): Promise<void> {
  const files = [
    // The build already puts a hash of their content into these names.
    ...[...clientFiles(manifest)].map((file) => ({ url: `/${file}`, revision: null })),
    ...(await Promise.all(LOOSE_FILES.map((file) => fileWithRevision(outDir, `/${file}`, file)))),
    await fileWithRevision(outDir, SHELL, 'app.html'),
  ];
  const script = await bundleOfflineWorker({
    shell: SHELL,
    pages: offlinePages(Object.values(ROUTES)),
  });
  await writeFile(path.join(outDir, 'offline-worker.js'), injectManifest(script, files));
}

async function fileWithRevision(outDir: string, url: string, file: string): Promise<PrecachedFile> {
  const content = await readFile(path.join(outDir, file));
  return { url, revision: createHash('sha256').update(content).digest('hex') };
}

/**
 * Puts the list of files into a service worker, as Workbox's own injectManifest does. Workbox's build tools come with
 * two hundred packages, and the build already knows every file.
 */
export function injectManifest(script: string, files: readonly PrecachedFile[]): string {
  return script.replace('self.__WB_MANIFEST', () => JSON.stringify(files));
}

/** Bundles the service worker. `self.__WB_MANIFEST` is its placeholder for the list of files. */
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

/** Returns everything that the client's entry point loads, immediately or later. Excludes files that only the playground uses. */
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
 * Returns patterns for paths with queries, as Workbox matches them. A trailing slash is allowed, and a segment such
 * as ":id?" is optional.
 */
export function offlinePages(routes: readonly Route[]): string[] {
  return routes
    .filter(({ isOffline }) => isOffline)
    .map(({ path }) => `^${pathPattern(path)}/?(\\?.*)?$`);
}
