import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { BROWSER_FILES, RUNTIME_FILES } from '../../sandbox/python/runtime-files.ts';
import { compressForBrowsers } from './brotli.ts';

/** Slow connections load the snapshot last, and it changes with every build. */
const SNAPSHOT_QUALITY = 8;

/** Adds a brotli copy of every file that browsers load to a built runtime. */
export async function compressRuntime(directory: string): Promise<void> {
  await Promise.all(
    BROWSER_FILES.map(async (name) => {
      const file = path.join(directory, name);
      const quality = name === RUNTIME_FILES.snapshot ? SNAPSHOT_QUALITY : undefined;
      await writeFile(`${file}.br`, await compressForBrowsers(await readFile(file), quality));
    }),
  );
}
