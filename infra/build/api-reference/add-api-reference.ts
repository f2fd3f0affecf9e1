import { copyFile, cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { PROJECT } from '../build-step.ts';
import { readApiDescription } from './open-api.ts';
import { renderReference } from './render-page.ts';

/** The product's styles, in the order in which its pages load them. */
const STYLES = ['tokens.css', 'base.css', 'code.css'].map((file) => `web/ui/${file}`);
const OWN_STYLES = 'infra/build/api-reference/reference.css';

/**
 * Adds the API reference to the built web client: one page, its styles and its script. The page contains no inline
 * script, so that the strict content security policy allows it.
 */
export async function addApiReference(web: string): Promise<void> {
  const target = path.join(web, 'api/docs');
  await mkdir(target, { recursive: true });
  const styles = await Promise.all(
    [...STYLES, OWN_STYLES].map((file) => readFile(path.join(PROJECT, file), 'utf8')),
  );
  await Promise.all([
    writeFile(path.join(target, 'index.html'), await renderReference(await readApiDescription())),
    // An import after other rules has no effect, and the tokens come first anyway.
    writeFile(path.join(target, 'reference.css'), styles.join('\n').replace(/^@import .*$/m, '')),
    copyFile(path.join(import.meta.dirname, 'try-request.js'), path.join(target, 'try-request.js')),
    cp(path.join(PROJECT, 'web/ui/fonts'), path.join(target, 'fonts'), { recursive: true }),
  ]);
}
