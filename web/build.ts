import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type InlineConfig, type Manifest } from 'vite';
import { loadSite } from '../content/site.ts';
import { fillHead } from './vite/page-head.ts';
import { writeOfflineWorker } from './vite/offline-worker.ts';
import { chunkNamed, pageLinks, preloadList } from './vite/page-links.ts';
import { paths } from './paths.ts';

const here = import.meta.dirname;
/** The code that every page loads unless it is standalone: the router, the session and the page frame. */
const CLIENT = 'start-client.tsx';
/** The chunks of the session and of the data, which every protected page needs besides. */
const LEARNER_CODE = ['auth-connection', 'graphql-provider'];
/** The pages whose code comes beside the client's: where learners wait for the largest one. */
const PRELOADED = { [`${paths.workspace}/`]: 'features/codex/codex-page.tsx' };
/** Runs before the first paint. */
const FIRST_SCRIPT = '<script src="/before-paint.js"></script>';
const EMPTY_ROOT = '<div id="root"></div>';
// cspell:ignore fetchpriority
/** A rendered page can be read without its scripts, so they must not delay its styles and its font. */
const SCRIPT_TAG = /<script type="module"|<link rel="modulepreload"/g;

/** A public page, rendered. */
interface Page {
  path: string;
  title: string;
  description: string;
  html: string;
  /** The key of the page's source file in the manifest. */
  source: string;
  /** Whether visitors can use it without the client. */
  isStandalone: boolean;
}

/** The exports of web/prerender.tsx, built for Node. */
interface Renderer {
  renderPublicPages: () => Promise<Page[]>;
}

/**
 * Builds the web client: hashed assets, one HTML file per public page, and app.html for every other URL.
 *
 * @param outDir the output directory, which is emptied first
 * @param report receives one line per step
 * @throws {Error} if something does not build or a page can't be rendered
 */
export async function buildWeb(outDir: string, report: (line: string) => void): Promise<void> {
  report('Bundling the web client');
  await build(configFor({ outDir }));
  report('Rendering the public pages');
  await renderPages(outDir);
}

async function renderPages(outDir: string): Promise<void> {
  const rendererDir = `${outDir}-renderer`;
  await build(
    configFor({
      outDir: rendererDir,
      ssr: path.join(here, 'prerender.tsx'),
      manifest: false,
      copyPublicDir: false,
      rolldownOptions: {},
    }),
  );
  try {
    await writePages(outDir, await loadRenderer(path.join(rendererDir, 'prerender.js')));
  } finally {
    await rm(rendererDir, { recursive: true, force: true });
  }
}

async function writePages(outDir: string, { renderPublicPages }: Renderer): Promise<void> {
  const shell = await readFile(path.join(outDir, 'index.html'), 'utf8');
  for (const part of [EMPTY_ROOT, FIRST_SCRIPT]) {
    if (!shell.includes(part)) throw new Error(`web/index.html has no ${part}.`);
  }
  const [manifest, { address }] = await Promise.all([readManifest(outDir), loadSite()]);
  await rm(path.join(outDir, 'index.html'));
  // Named in the page, these parts come side by side instead of one after the other.
  const learnerCode = LEARNER_CODE.map((name) => chunkNamed(manifest, name));
  const linked = [CLIENT, ...learnerCode];
  const preloads = preloadList(manifest, linked, PRELOADED);
  // The first script reads it.
  const prepared = shell.replace(FIRST_SCRIPT, (script) => `${preloads}\n    ${script}`);
  await writeFile(path.join(outDir, 'app.html'), withLinks(prepared, pageLinks(manifest, linked)));
  for (const page of await renderPublicPages()) {
    const file = path.join(outDir, page.path === '/' ? 'index.html' : `${page.path}.html`);
    await mkdir(path.dirname(file), { recursive: true });
    const named = fillHead(shell, page, address);
    const sources = page.isStandalone ? [page.source] : [CLIENT, page.source];
    await writeFile(file, fillShell(named, page, pageLinks(manifest, sources)));
  }
  await writeOfflineWorker(outDir, manifest);
}

function fillShell(shell: string, page: Page, links: string[]): string {
  return (
    withLinks(shell, links)
      .replaceAll(SCRIPT_TAG, (tag) => `${tag} fetchpriority="low"`)
      // A function, because a replacement text would give "$" a meaning.
      .replace(EMPTY_ROOT, () => `<div id="root" data-rendered="${page.path}">${page.html}</div>`)
  );
}

function withLinks(html: string, links: string[]): string {
  return html.replace('</head>', () => `${links.map((link) => `  ${link}\n`).join('')}  </head>`);
}

async function readManifest(outDir: string): Promise<Manifest> {
  const text = await readFile(path.join(outDir, '.vite', 'manifest.json'), 'utf8');
  return JSON.parse(text) as Manifest;
}

async function loadRenderer(file: string): Promise<Renderer> {
  return (await import(pathToFileURL(file).href)) as Renderer;
}

function configFor(buildOptions: NonNullable<InlineConfig['build']>): InlineConfig {
  return {
    configFile: path.join(here, 'vite.config.ts'),
    logLevel: 'error',
    build: { emptyOutDir: true, ...buildOptions },
  };
}
