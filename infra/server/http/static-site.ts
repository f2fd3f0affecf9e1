import { isClientPage } from '../../client-pages.ts';
import type { App } from './app.ts';
import {
  chooseExactly,
  type ChooseFile,
  findFile,
  listStaticFiles,
  REVALIDATE,
  type StaticFiles,
  staticHandler,
} from './static-files.ts';

const IMMUTABLE = 'public, max-age=31536000, immutable';

/** The page for paths without a prerendered one. The client renders it. */
const SHELL = '/app';

/** Adds routes to an app. Routes that were added earlier win; pages handle what no route matches. */
export type AddRoutes = (app: App) => void;

/** The locations of the built files. */
export interface BuiltFiles {
  web: string;
  pythonRuntime: string;
}

/**
 * Returns routes for the build output: pages, assets, the API reference and the Python runtime. Lists the files once.
 */
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
 * Returns routes for the Python runtime that runs code in the browser. The content of a versioned URL never changes,
 * so a browser that is offline can start the runtime from its cache.
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
    // The client shows its own page for an unknown path; programs need the status.
    const status = isClientPage(path) ? 200 : 404;
    return { file: shell, answer: { status, cacheControl: REVALIDATE } };
  };
}
