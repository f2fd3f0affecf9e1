import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { patchLoader, patchModule } from './patch-glue.ts';
import { pyodideFile } from './pyodide-file.ts';

const readModule = () => readFile(pyodideFile('pyodide.asm.mjs'), 'utf8');

describe('the patched glue', () => {
  it('contains no import, no code evaluation and no access to its location', async () => {
    const loader = await readFile(pyodideFile('pyodide.mjs'), 'utf8');
    for (const patched of [patchModule(await readModule()), patchLoader(loader)]) {
      expect(patched).not.toMatch(/\bimport\s*\(/);
      expect(patched).not.toMatch(/\bimport\.meta\b/);
      expect(patched).not.toMatch(/\beval\s*\(/);
      expect(patched).not.toMatch(/\bexport\b\s*[{d]/);
    }
  });

  it('is rejected if a target is missing, with an error that names the file and the purpose', async () => {
    const changed = (await readModule()).replaceAll('createPipe(){', 'makePipe(){');
    expect(() => patchModule(changed)).toThrow(
      /^pyodide\.asm\.mjs cannot be patched to remove pipes.*no longer there/,
    );
    expect(() => patchLoader('')).toThrow(
      /^pyodide\.mjs cannot be patched to determine how much memory/,
    );
  });
});
