import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod';
import { RUNTIME_FILES } from './runtime-files.ts';

const manifestSchema = z.object({
  /** The hash of everything that the runtime was built from. */
  inputs: z.string(),
  pyodide: z.string(),
  node: z.string(),
  /** The source and target of the compiled interpreter; null if there is none. */
  compiledFor: z.string().nullable(),
  /** The size and hexadecimal SHA-256 of every file. */
  files: z.record(z.string(), z.object({ bytes: z.int(), sha256: z.string() })),
});

/** The build's record of the runtime. */
export type RuntimeManifest = z.infer<typeof manifestSchema>;

/** Returns the hexadecimal SHA-256. */
export function sha256(content: Uint8Array | string): string {
  return createHash('sha256').update(content).digest('hex');
}

/** @returns null if there is no manifest that this version can read */
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
 * Checks that the runtime is complete. Only the snapshot may be missing or from another build, because an interpreter
 * can boot without it.
 *
 * @returns the names of the existing files
 * @throws if there is no runtime, or one of its files is not the file that was built
 */
export async function checkRuntime(runtimeDir: string): Promise<ReadonlySet<string>> {
  const manifest = await readManifest(runtimeDir);
  if (manifest === null) {
    throw new Error(
      `There is no Python runtime in ${runtimeDir}. Run "npm run build" to create it.`,
    );
  }
  const damaged = await findDamage(runtimeDir, manifest);
  const [fatal] = damaged.filter((name) => name !== RUNTIME_FILES.snapshot);
  if (fatal !== undefined) {
    throw new Error(
      `The Python runtime is damaged: ${path.join(runtimeDir, fatal)} is not the file that was built. ` +
        'Delete the directory and run "npm run build" to create it again.',
    );
  }
  return new Set(Object.keys(manifest.files).filter((name) => !damaged.includes(name)));
}
