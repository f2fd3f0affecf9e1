import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { launchBrowser } from '../../tests/support/browser.ts';
import { startProduct } from '../../tests/support/product.ts';
import { contactSheet } from './contact-sheet.ts';
import { createPhotographer } from './photographer.ts';
import { LOOKS } from './scene.ts';
import { scenesNamed } from './scenes.ts';

// `npm run pictures`, or `npm run pictures -- lessons error` for the scenes with these words in their names: starts the
// product, opens every scene in every width and theme, and writes the pictures, with an index.html.

/** The number of windows that are open at a time. */
const WINDOWS = 4;

const folder = path.resolve(import.meta.dirname, '../../.build/pictures');
const scenes = scenesNamed(process.argv.slice(2));
const pictures = scenes.flatMap((scene) => LOOKS.map((look) => ({ scene, look })));

await mkdir(folder, { recursive: true });
const [product, browser] = await Promise.all([startProduct(), launchBrowser()]);
try {
  const photographer = createPhotographer(product, browser, folder);
  const waiting = pictures.values();
  const takeWaiting = async (): Promise<void> => {
    for (const { scene, look } of waiting) {
      await photographer.photograph(scene, look).catch((error: unknown) => {
        const reason = error instanceof Error ? error.message : String(error);
        console.error(`${scene.name}, ${look.theme}, ${look.width} px: ${reason}`);
        process.exitCode = 1;
      });
    }
  };
  await Promise.all(Array.from({ length: WINDOWS }, takeWaiting));
  await writeFile(path.join(folder, 'index.html'), contactSheet(scenes, LOOKS));
  console.log(`${pictures.length} pictures: ${path.relative('.', folder)}/index.html`);
} finally {
  await browser.close();
  await product.stop();
}
