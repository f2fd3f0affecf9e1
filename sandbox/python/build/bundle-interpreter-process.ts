import path from 'node:path';
import { build } from 'esbuild';

const ENTRY = path.join(import.meta.dirname, '../runner/interpreter-process.ts');

/** Bundles the program of the server's processes into one file, the only code of ours that they can read. */
export async function bundleInterpreterProcess(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [ENTRY],
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    target: 'node24',
  });
  return outputFiles[0]?.text ?? '';
}
