import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { PROJECT } from '../build/build-step.ts';
import { RUNTIME_FILES } from '../../sandbox/python/runtime-files.ts';
import { readManifest } from '../../sandbox/python/runtime-manifest.ts';
import { gatherSite } from './gather-site.ts';

/** The built files to deploy, as absolute paths. */
export interface Artifacts {
  /** Contains one directory per function. */
  functions: string;
  /** Contains one directory per part of the site. */
  site: string;
  /** The files of the part `pages` as URL paths, such as `/login.html`. */
  pages: readonly string[];
}

const BUILT = path.join(PROJECT, '.build');

/**
 * Collects the output of `npm run build` and arranges it for deployment.
 *
 * @throws {Error} if there is no build
 */
export async function gatherArtifacts(): Promise<Artifacts> {
  const functions = path.join(BUILT, 'functions');
  const web = path.join(BUILT, 'web');
  const pythonRuntime = path.join(BUILT, 'runtime/python');
  const missing = [functions, web, pythonRuntime].find((place) => !existsSync(place));
  if (missing !== undefined) {
    throw new Error(`${path.relative(PROJECT, missing)} is missing. Run "npm run build" first.`);
  }
  await requireForks(path.join(functions, 'execution/runtime/python'));
  const site = path.join(BUILT, 'site');
  await gatherSite({ web, pythonRuntime }, site);
  return { functions, site, pages: await listAddresses(path.join(site, 'pages')) };
}

/**
 * Checks that the execution function can fork interpreters on AWS. Builds on macOS, Windows and ARM contain none of what
 * that needs: such a deployment would work, at about three times the cost.
 *
 * @param runtimeDir the runtime in the function's image
 * @throws {Error} naming where to build instead
 */
export async function requireForks(runtimeDir: string): Promise<void> {
  const manifest = await readManifest(runtimeDir);
  const needed = [RUNTIME_FILES.compiledWasm, RUNTIME_FILES.forkServer];
  if (needed.every((name) => name in (manifest?.files ?? {}))) return;
  throw new Error(
    'The interpreter is not compiled for AWS, which only Linux on x86-64 can do. Build and deploy on such a machine, for example in a pipeline; see docs/deploy.md.',
  );
}

async function listAddresses(directory: string): Promise<string[]> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(directory, path.join(entry.parentPath, entry.name)))
    .map((file) => `/${file.split(path.sep).join('/')}`)
    .toSorted();
}
