import { copyFile, cp, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { replaceDirectory } from '../build/build-step.ts';
import { BROWSER_FILES, RUNTIME_FILES } from '../../sandbox/python/runtime-files.ts';
import { MISSING_PAGE } from './edge/page-table.ts';

/** Compressed copies are only for a server without a CDN in front of it. */
const COMPRESSED = /\.(br|gz)$/;

/** The parts of the site, grouped by cache policy. Each is a directory; the order is the upload order. */
export const SITE_PARTS = ['runtime', 'manifest', 'assets', 'pages'] as const;

/** The locations of the built files. */
export interface BuiltSite {
  web: string;
  pythonRuntime: string;
}

/**
 * Collects the contents of the bucket, one directory per part: pages; assets, whose names change with their content;
 * and the Python runtime, compressed already because CloudFront doesn't compress files of its size and type.
 */
export async function gatherSite({ web, pythonRuntime }: BuiltSite, output: string): Promise<void> {
  await replaceDirectory(output, async (draft) => {
    const assets = path.join(web, 'assets');
    await cp(assets, path.join(draft, 'assets'), { recursive: true, filter: isOriginal });
    await cp(web, path.join(draft, 'pages'), {
      recursive: true,
      filter: (file) => isOriginal(file) && file !== assets,
    });
    await copyFile(path.join(draft, 'pages/app.html'), path.join(draft, `pages${MISSING_PAGE}`));
    await mkdir(path.join(draft, 'runtime'));
    for (const file of BROWSER_FILES) {
      await copyFile(path.join(pythonRuntime, `${file}.br`), path.join(draft, 'runtime', file));
    }
    await mkdir(path.join(draft, 'manifest'));
    await copyFile(
      path.join(pythonRuntime, RUNTIME_FILES.manifest),
      path.join(draft, 'manifest', RUNTIME_FILES.manifest),
    );
  });
}

function isOriginal(file: string): boolean {
  return !COMPRESSED.test(file);
}
