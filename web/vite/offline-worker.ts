import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'esbuild';
import type { Manifest } from 'vite';
import type { Precache } from '../offline/precache.ts';
import { paths } from '../paths.ts';

const ENTRY = 'index.html';
/** What index.html names besides hashed assets. */
const LOOSE_FILES = ['/theme.js', '/favicon.svg'];
/** Pages that are not the client's own. */
const FOREIGN: readonly string[] = [paths.playground];

/**
 * Writes the worker that keeps the client for times without a network. It is a file of its own, at the root of the
 * site, whose content changes with that of any file that it keeps.
 *
 * @param outDir where the client has been built
 */
export async function writeOfflineWorker(outDir: string, manifest: Manifest): Promise<void> {
  const files = [
    ...LOOSE_FILES,
    ...[...clientFiles(manifest)].map((file) => `/${file}`).toSorted(),
  ];
  const site: Precache = {
    version: await versionOf(outDir, files),
    shell: paths.dashboard,
    files,
    pages: clientPages(),
  };
  await writeFile(path.join(outDir, 'offline-worker.js'), await bundleOfflineWorker(site));
}

/** The worker that keeps a site, as one script. */
export async function bundleOfflineWorker(site: Precache): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [path.join(import.meta.dirname, '../offline/offline.worker.ts')],
    write: false,
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    define: { KEPT_SITE: JSON.stringify(site) },
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

/** Names with a hash stand for their content; the others and the shell do not. */
async function versionOf(outDir: string, files: readonly string[]): Promise<string> {
  const hash = createHash('sha256').update(files.join('\n'));
  for (const file of [...LOOSE_FILES, '/app.html']) {
    hash.update(await readFile(path.join(outDir, file)));
  }
  return hash.digest('hex').slice(0, 16);
}

/** As patterns: an address may end with a slash, and the workspace's with a challenge. */
function clientPages(): string[] {
  const fixed = Object.values(paths).filter((page) => typeof page === 'string');
  const own = fixed
    .filter((page) => !FOREIGN.includes(page))
    .map((page) => page.replace(/\/$/, ''));
  return [`^(${own.join('|')})/?$`, `^${paths.workspace}/[^/]+/?$`];
}
