import { build } from 'esbuild';

/** Bundles the program of a process into one self-contained file. */
export async function bundleProgram(entry: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    target: 'node24',
  });
  return outputFiles[0]?.text ?? '';
}
