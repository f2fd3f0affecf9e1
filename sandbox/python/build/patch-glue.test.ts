import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { patchLoader, patchModule } from './patch-glue.ts';
import { pyodideFile } from './pyodide-file.ts';

const readModule = () => readFile(pyodideFile('pyodide.asm.mjs'), 'utf8');

describe('the patched glue', () => {
  it('has no import, no evaluation and no location of its own left', async () => {
    const loader = await readFile(pyodideFile('pyodide.mjs'), 'utf8');
    for (const patched of [patchModule(await readModule()), patchLoader(loader)]) {
      expect(patched).not.toMatch(/\bimport\s*\(/);
      expect(patched).not.toMatch(/\bimport\.meta\b/);
      expect(patched).not.toMatch(/\beval\s*\(/);
      expect(patched).not.toMatch(/\bexport\b\s*[{d]/);
    }
  });

  it('is refused when a target is gone, in a sentence that names the file and the purpose', async () => {
    const changed = (await readModule()).replaceAll('createPipe(){', 'makePipe(){');
    expect(() => patchModule(changed)).toThrow(
      /^pyodide\.asm\.mjs cannot be patched to take pipes away.*no longer there/,
    );
    expect(() => patchLoader('')).toThrow(
      /^pyodide\.mjs cannot be patched to know how much memory/,
    );
  });
});
