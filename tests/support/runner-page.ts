import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { JSHandle, Page } from 'playwright-core';
import { build } from 'vite';
import { createApp } from '../../infra/server/http/app.ts';
import { createHttpServer } from '../../infra/server/http/http-server.ts';
import { closeServer, listen } from '../../infra/http/listen.ts';
import {
  chooseExactly,
  listStaticFiles,
  staticHandler,
} from '../../infra/server/http/static-files.ts';
import { readPythonRuntime } from '../../infra/server/http/static-site.ts';
import type { LanguageRunner } from '../../sandbox/contract.ts';

const RUNNER = path.resolve(
  import.meta.dirname,
  '../../web/execution/python/local-python-runner.ts',
);

/** Below the workspace's address, so that the page gets the workspace's headers. */
const PAGE = '/codex/runner';

/** The browser's runner; `web/execution/python/local-python-runner.ts` documents its members. */
export interface PagePython extends LanguageRunner {
  warm: () => Promise<void>;
  stop: () => void;
}

/** A site that serves the product's browser runner. */
export interface RunnerSite {
  /** A blank page. */
  url: string;
  close: () => Promise<void>;
}

/** Bundles the product's own runner, with its worker, and nothing else. */
async function bundleRunner(outDir: string): Promise<void> {
  await build({
    configFile: false,
    root: path.dirname(RUNNER),
    logLevel: 'error',
    worker: { format: 'es' },
    build: {
      outDir,
      emptyOutDir: true,
      target: 'es2022',
      rolldownOptions: {
        input: RUNNER,
        preserveEntrySignatures: 'strict',
        output: { entryFileNames: 'assets/runner.js' },
      },
    },
  });
  await mkdir(path.join(outDir, path.dirname(PAGE)), { recursive: true });
  await writeFile(path.join(outDir, `${PAGE}.html`), '<!doctype html><title>Runner</title>');
}

/**
 * Serves the browser runner with the headers of the product.
 *
 * @param runtimeDir the directory that `buildPythonRuntime` filled
 * @param reportProblem called with what the server logs
 */
export async function startRunnerSite(
  runtimeDir: string,
  reportProblem: (message: string) => void,
): Promise<RunnerSite> {
  const outDir = await mkdtemp(path.join(os.tmpdir(), 'packetsmith-runner-'));
  await bundleRunner(outDir);
  const app = createApp({
    siteUrl: 'http://localhost',
    authOrigin: null,
    log: ({ message }) => reportProblem(message),
  });
  const addRuntime = await readPythonRuntime(runtimeDir);
  addRuntime(app);
  app.all('*', staticHandler(chooseExactly(await listStaticFiles(outDir, '/'))));
  const server = createHttpServer((request, env) => app.fetch(request, env));
  const port = await listen(server, 0);
  return {
    url: `http://localhost:${port}${PAGE}`,
    async close() {
      await closeServer(server, 0);
      await rm(outDir, { recursive: true, force: true });
    },
  };
}

/** Creates a runner on a page of the site. Nothing is loaded until it is warmed or used. */
export async function openRunner(page: Page, site: RunnerSite): Promise<JSHandle<PagePython>> {
  await page.goto(site.url);
  return page.evaluateHandle<PagePython>(
    `import('/assets/runner.js').then(({ createLocalPythonRunner }) => createLocalPythonRunner({}))`,
  );
}
