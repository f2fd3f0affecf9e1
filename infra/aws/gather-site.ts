import { copyFile, cp, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { replaceDirectory } from '../build/replace-directory.ts';
import { RUNTIME_FILES } from '../../sandbox/python/runtime-files.ts';
import { MISSING_PAGE } from './edge/page-table.ts';

/** Copies that only a server without a network of caches in front of it needs. */
const COMPRESSED = /\.(br|gz)$/;

/** What a browser loads of the runtime, beside its manifest. The rest is for servers. */
const FOR_BROWSERS = [
  RUNTIME_FILES.bundle,
  RUNTIME_FILES.wasm,
  RUNTIME_FILES.library,
  RUNTIME_FILES.snapshot,
];

/** The parts of the site, by what is true of all their files. Each is a directory, in the order of uploading. */
export const SITE_PARTS = ['runtime', 'manifest', 'assets', 'pages'] as const;

/** Where the built files are. */
export interface BuiltSite {
  web: string;
  pythonRuntime: string;
}

/**
 * Gathers what the bucket is to hold, a directory for each part: pages; assets, whose names change with their content;
 * and the Python runtime, compressed already, because CloudFront compresses nothing of its size and kind.
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
    for (const file of FOR_BROWSERS) {
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
