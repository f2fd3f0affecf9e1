import type { Metafile } from 'esbuild';

/** The files of a bundle that are loaded when its function is, and not when something is first asked for. */
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
