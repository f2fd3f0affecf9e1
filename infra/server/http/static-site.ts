import { isClientPage } from '../../client-pages.ts';
import type { Route } from './route.ts';
import { listStaticFiles } from './static-files.ts';
import {
  chooseExactly,
  createStaticRoute,
  findFile,
  REVALIDATE,
  type ChooseFile,
  type StaticFiles,
} from './static-route.ts';

const IMMUTABLE = 'public, max-age=31536000, immutable';

/** What the client draws when no page of that address was drawn at build time. */
const SHELL = '/app';

/** Where the built files are. */
export interface BuiltFiles {
  web: string;
  pythonRuntime: string;
}

/** Serves what was built: pages, assets, the API reference and the Python runtime. Reads the lists of files once. */
export async function createStaticSite(built: BuiltFiles): Promise<Route[]> {
  const web = await listStaticFiles(built.web, '/');
  return [
    await createRuntimeRoute(built.pythonRuntime),
    createStaticRoute('/api/docs', chooseExactly(web)),
    createStaticRoute('/', choosePage(web)),
  ];
}

/**
 * Serves the Python runtime, which the browser loads to run code by itself. An address that names the version
 * never changes what it stands for, so that a browser without a network boots from what it has.
 */
export async function createRuntimeRoute(pythonRuntime: string): Promise<Route> {
  const files = await listStaticFiles(pythonRuntime, '/runtime/python/');
  return createStaticRoute('/runtime', (path, query) => {
    const file = findFile(files, path);
    const cacheControl = query.has('v') ? IMMUTABLE : REVALIDATE;
    return file && { file, answer: { status: 200, cacheControl } };
  });
}

function choosePage(files: StaticFiles): ChooseFile {
  return (path) => {
    const file = findFile(files, path);
    const isAsset = path.startsWith('/assets/');
    if (file) {
      return { file, answer: { status: 200, cacheControl: isAsset ? IMMUTABLE : REVALIDATE } };
    }
    const shell = files.get(SHELL);
    if (shell === undefined || isAsset) return null;
    // An unknown page looks the same to a reader as in the client, and is a 404 to everybody else.
    const status = isClientPage(path) ? 200 : 404;
    return { file: shell, answer: { status, cacheControl: REVALIDATE } };
  };
}
