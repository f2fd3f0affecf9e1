import type { Metafile } from 'esbuild';

/** Returns the files of a bundle that are loaded on startup, as opposed to on demand. */
export function loadedAtStart({ outputs }: Metafile): string[] {
  const found = new Set<string>();
  const visit = (file: string): void => {
    const output = outputs[file];
    if (output === undefined || found.has(file)) return;
    found.add(file);
    const statements = output.imports.filter(({ kind }) => kind === 'import-statement');
    for (const { path } of statements) visit(path);
  };
  visit('index.mjs');
  return [...found];
}
