import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { build } from 'vite';
import { afterAll, beforeAll } from 'vitest';
import { createFrontServer } from '../../infra/local/http/front-server.ts';
import { closeServer, listen } from '../../infra/local/http/listen.ts';
import { listStaticFiles } from '../../infra/local/http/static-files.ts';
import { chooseExactly, createStaticRoute } from '../../infra/local/http/static-route.ts';
import { createRuntimeRoute } from '../../infra/local/http/static-site.ts';
import type { LanguageRunner } from '../../sandbox/contract.ts';
import { RUNTIME_DIR } from '../../sandbox/python/sealed-python-for-tests.ts';
import { createSlots } from '../../sandbox/python/runner/slots.ts';
import { launchBrowser } from '../support/browser.ts';

const RUNNER = path.resolve(
  import.meta.dirname,
  '../../web/execution/python/local-python-runner.ts',
);

/** Below the workspace's address, so that the page gets the headers of the workspace. */
const PAGE = '/codex/parity';

const RUNS_AT_ONCE = 2;

/** Bundles the product's own runner, with its worker, and nothing else. */
async function bundleRunner(directory: string): Promise<void> {
  await build({
    configFile: false,
    root: path.dirname(RUNNER),
    logLevel: 'error',
    worker: { format: 'es' },
    build: {
      outDir: directory,
      emptyOutDir: true,
      target: 'es2022',
      rolldownOptions: {
        input: RUNNER,
        preserveEntrySignatures: 'strict',
        output: { entryFileNames: 'assets/runner.js' },
      },
    },
  });
  await mkdir(path.join(directory, path.dirname(PAGE)), { recursive: true });
  await writeFile(path.join(directory, `${PAGE}.html`), '<!doctype html><title>Parity</title>');
}

/** Serves the runner, the page and the runtime with the headers of the product. */
async function serve(directory: string, complain: (message: string) => void) {
  const server = createFrontServer({
    siteUrl: 'http://localhost',
    routes: [
      await createRuntimeRoute(RUNTIME_DIR),
      createStaticRoute('/', chooseExactly(await listStaticFiles(directory, '/'))),
    ],
    authOrigin: null,
    log: ({ message }) => complain(message),
  });
  return { server, port: await listen(server, 0) };
}

/** Makes a runner on the page, as the workspace does. */
async function openRunner(page: Page) {
  return page.evaluateHandle<LanguageRunner>(
    `import('/assets/runner.js').then(({ createLocalPythonRunner }) => createLocalPythonRunner({}))`,
  );
}

/** The browser's own runner, in a real browser. */
interface ChromiumPython extends LanguageRunner {
  /** What went wrong on the page, or where it comes from. */
  complaints: readonly string[];
}

/** Gives the tests of a file the runner of the browser. The runtime has to be built already. */
export function useChromiumPython(): ChromiumPython {
  const complaints: string[] = [];
  const complain = (message: string): number => complaints.push(message);
  const inSlot = createSlots(RUNS_AT_ONCE);
  const endings: (() => Promise<unknown>)[] = [];
  let runner: Awaited<ReturnType<typeof openRunner>>;

  beforeAll(async () => {
    const directory = await mkdtemp(path.join(os.tmpdir(), 'packetsmith-parity-'));
    endings.unshift(() => rm(directory, { recursive: true, force: true }));
    await bundleRunner(directory);
    const { server, port } = await serve(directory, complain);
    endings.unshift(() => closeServer(server, 0));
    const browser = await launchBrowser();
    endings.unshift(() => browser.close());
    const page = await browser.newPage();
    page.on('pageerror', (error) => complain(error.message));
    await page.goto(`http://localhost:${port}${PAGE}`);
    runner = await openRunner(page);
  });
  afterAll(async () => {
    for (const end of endings) await end();
  });

  return {
    complaints,
    run: (request) => inSlot(() => runner.evaluate((python, job) => python.run(job), request)),
  };
}
