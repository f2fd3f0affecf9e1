import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod';
import { RUNTIME_FILES } from './runtime-files.ts';

const manifestSchema = z.object({
  /** A hash of everything that the runtime was built from. */
  inputs: z.string(),
  pyodide: z.string(),
  node: z.string(),
  /** What the compiled interpreter was made from and for; null when there is none. */
  compiledFor: z.string().nullable(),
  /** Every file's size, and its SHA-256 in hexadecimal. */
  files: z.record(z.string(), z.object({ bytes: z.int(), sha256: z.string() })),
});

/** What the build notes about the runtime that it made. */
export type RuntimeManifest = z.infer<typeof manifestSchema>;

/** SHA-256 in hexadecimal. */
export function sha256(content: Uint8Array | string): string {
  return createHash('sha256').update(content).digest('hex');
}

/** @returns null when there is no manifest, or none that this version can read */
export async function readManifest(runtimeDir: string): Promise<RuntimeManifest | null> {
  try {
    const text = await readFile(path.join(runtimeDir, RUNTIME_FILES.manifest), 'utf8');
    return manifestSchema.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

async function isIntact(runtimeDir: string, name: string, hash: string): Promise<boolean> {
  try {
    return sha256(await readFile(path.join(runtimeDir, name))) === hash;
  } catch {
    return false;
  }
}

/** @returns the names of the files that are missing or differ from the manifest */
export async function findDamage(runtimeDir: string, manifest: RuntimeManifest): Promise<string[]> {
  const files = Object.entries(manifest.files);
  const checks = await Promise.all(
    files.map(([name, file]) => isIntact(runtimeDir, name, file.sha256)),
  );
  return files.filter((_, index) => checks[index] === false).map(([name]) => name);
}

/**
 * Makes sure that the runtime is whole. Only the snapshot may be missing or of another build: without it an
 * interpreter boots from nothing.
 *
 * @returns the names of the files that are there
 * @throws when there is no runtime, or a file of it is not the one that was built
 */
export async function checkRuntime(runtimeDir: string): Promise<ReadonlySet<string>> {
  const manifest = await readManifest(runtimeDir);
  if (manifest === null) {
    throw new Error(`There is no Python runtime in ${runtimeDir}. Run "npm run build" to make it.`);
  }
  const damaged = await findDamage(runtimeDir, manifest);
  const [fatal] = damaged.filter((name) => name !== RUNTIME_FILES.snapshot);
  if (fatal !== undefined) {
    throw new Error(
      `The Python runtime is damaged: ${path.join(runtimeDir, fatal)} is not the file that was built. ` +
        'Delete the directory and run "npm run build" to make it again.',
    );
  }
  return new Set(Object.keys(manifest.files).filter((name) => !damaged.includes(name)));
}
