import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { PROJECT } from '../build/build-step.ts';
import { gatherSite } from './gather-site.ts';

/** What is built and deployed, as absolute paths. */
export interface Artifacts {
  /** Holds a directory for each function. */
  functions: string;
  /** Holds a directory for each part of the site. */
  site: string;
  /** The files of the part `pages`, as addresses: `/login.html`. */
  pages: readonly string[];
}

const BUILT = path.join(PROJECT, '.build');

/**
 * Finds what `npm run build` made, and puts it in order.
 *
 * @throws {Error} when it is not there
 */
export async function gatherArtifacts(): Promise<Artifacts> {
  const functions = path.join(BUILT, 'functions');
  const web = path.join(BUILT, 'web');
  const pythonRuntime = path.join(BUILT, 'runtime/python');
  const missing = [functions, web, pythonRuntime].find((place) => !existsSync(place));
  if (missing !== undefined) {
    throw new Error(`There is no ${path.relative(PROJECT, missing)}; run "npm run build" first.`);
  }
  const site = path.join(BUILT, 'site');
  await gatherSite({ web, pythonRuntime }, site);
  return { functions, site, pages: await listAddresses(path.join(site, 'pages')) };
}

async function listAddresses(directory: string): Promise<string[]> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(directory, path.join(entry.parentPath, entry.name)))
    .map((file) => `/${file.split(path.sep).join('/')}`)
    .toSorted();
}
