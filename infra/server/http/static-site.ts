import { isClientPage } from '../../client-pages.ts';
import type { App } from './app.ts';
import { findFile, listStaticFiles, type StaticFiles } from './static-files.ts';
import { chooseExactly, REVALIDATE, staticHandler, type ChooseFile } from './static-handler.ts';

const IMMUTABLE = 'public, max-age=31536000, immutable';

/** The page for addresses without a prerendered one: the client renders it. */
const SHELL = '/app';

/** Adds routes to an app. Routes that were added earlier win; pages are what no route answers. */
export type AddRoutes = (app: App) => void;

/** Where the built files are. */
export interface BuiltFiles {
  web: string;
  pythonRuntime: string;
}

/** Serves what was built: pages, assets, the API reference and the Python runtime. Lists the files once. */
export async function readStaticSite(built: BuiltFiles): Promise<AddRoutes> {
  const web = await listStaticFiles(built.web, '/');
  const addRuntime = await readPythonRuntime(built.pythonRuntime);
  return (app) => {
    addRuntime(app);
    app.all('/api/docs/*', staticHandler(chooseExactly(web)));
    app.notFound(staticHandler(choosePage(web)));
  };
}

/**
 * Serves the Python runtime that runs code in the browser. An address with the version never changes its content, so a
 * browser without a network can start the runtime from its cache.
 */
export async function readPythonRuntime(directory: string): Promise<AddRoutes> {
  const files = await listStaticFiles(directory, '/runtime/python/');
  const choose: ChooseFile = (path, query) => {
    const file = findFile(files, path);
    const cacheControl = Object.hasOwn(query, 'v') ? IMMUTABLE : REVALIDATE;
    return file && { file, answer: { status: 200, cacheControl } };
  };
  return (app) => {
    app.all('/runtime/*', staticHandler(choose));
  };
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
    // The client shows its own page for an unknown address; programs need the status.
    const status = isClientPage(path) ? 200 : 404;
    return { file: shell, answer: { status, cacheControl: REVALIDATE } };
  };
}
