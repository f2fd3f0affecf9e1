import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { tokenizePython } from '../content/markdown/highlight-python.ts';
import { loadSite, promisesOf } from '../content/site.ts';
import { loadTrial } from '../content/trial.ts';
import { achievementIcons } from './vite/achievement-icons.ts';
import { landingDemos } from './vite/landing-demos.ts';
import { languageServer } from './vite/language-server.ts';
import { monacoWithoutUnused } from './vite/monaco-without-unused.ts';
import { siteContent } from './vite/site-content.ts';
import { trialChallenge } from './vite/trial-challenge.ts';

const here = import.meta.dirname;

/**
 * The code that many pages need, in chunks that don't change when pages change. A chunk contains what its modules import
 * as well, unless that is in a chunk before it. Without these, every set of pages that have something in common would
 * have a chunk of its own: dozens of files that are smaller than the headers of their responses.
 */
const SHARED_CHUNKS = [
  { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ },
  // What every page needs. In one chunk, so that base.css, which defines the order of the layers, comes before every CSS
  // module, and the page is painted after three styles. Without what only learners and forms need, which loads with the
  // pages that use it. The scripts of the landing page have a limit.
  {
    name: 'common',
    test: /(vite[\\/]preload-helper|web[\\/](ui[\\/](?!dial|diff|field|form|level-up|password-field|popover|select|step-chart|table|tabs|toast)|(lazy-page|log-failure|messages|paths|drafts[\\/](draft|move-drafts|visitor-draft)|editor[\\/](code-area|edit-text|highlight-python|key-row)|execution[\\/](code-words|execution-report|level-after)|routes|saving-data|session[\\/]session-context|shell[\\/]theme)\.)|domain[\\/]difficulty\.)/,
  },
  {
    name: 'session',
    test: /web[\\/]session[\\/](attempt|browser-time-zone|client-config|fetch-profile|sign-in-anonymously|sign-up)\./,
  },
  {
    name: 'learner',
    test: /(web[\\/](graphql[\\/]error-message|next-step[\\/]next-step-links|shell[\\/]use-page-title|ui[\\/](diff|select))|domain[\\/](lesson-time|preparation))\./,
  },
  { name: 'toasts', test: /web[\\/](execution[\\/]use-achievement-toasts|ui[\\/]toast)/ },
  {
    name: 'client',
    test: /web[\\/](offline[\\/]register-offline-worker|route-at|router[\\/]leaving)\./,
  },
  { name: 'dialog', test: /web[\\/]ui[\\/]dialog\./ },
];

/** Monaco's files. As a path, because the server for development resolves the name of a package only once. */
const MONACO = path.join(here, '../node_modules/monaco-editor/esm/vs');

/** Makes packages for older versions of Monaco use the one that is installed. */
const MONACO_ALIASES = [
  // Its build for browsers brings a Monaco of its own.
  { find: 'monaco-vim', replacement: path.join(here, '../node_modules/monaco-vim/dist/index.mjs') },
  // Where languages were before 0.56, and all files were before the package listed its exports.
  {
    find: /^monaco-editor\/esm\/vs\/basic-languages\/(\w+)\/\w+\.contribution\.js$/,
    replacement: `${MONACO}/languages/definitions/$1/register.js`,
  },
  { find: /^monaco-editor\/esm\/vs\//, replacement: `${MONACO}/` },
  {
    find: /^(\.|monaco-graphql\/esm)\/monaco-editor(\.js)?$/,
    replacement: path.join(here, 'playground/monaco.ts'),
  },
  // Monaco contains a copy that npm doesn't know. So that the version is chosen in package.json, and audited:
  { find: './dompurify/dompurify.js', replacement: 'dompurify' },
];

export default defineConfig({
  root: here,
  plugins: [
    react(),
    siteContent(path.join(here, '..', 'content'), async () => {
      const site = await loadSite();
      return { site, promises: promisesOf(site, false) };
    }),
    landingDemos(tokenizePython),
    trialChallenge(loadTrial),
    languageServer(),
    monacoWithoutUnused('page'),
    achievementIcons(path.join(here, 'ui', 'icons.svg')),
  ],
  resolve: { alias: MONACO_ALIASES },
  worker: { format: 'es', plugins: () => [monacoWithoutUnused('worker')] },
  build: {
    outDir: path.join(here, '..', '.build', 'web'),
    emptyOutDir: true,
    target: 'es2022',
    manifest: true,
    // The licenses of bundled packages. infra/build/build-web-site.ts adds those of parts that aren't bundled.
    license: { fileName: 'licences.txt' },
    modulePreload: { polyfill: false },
    // Fonts and images stay separate files, so that the policy needn't allow data: URLs.
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 4000,
    rolldownOptions: {
      input: [path.join(here, 'index.html'), path.join(here, 'playground.html')],
      output: { codeSplitting: { groups: SHARED_CHUNKS } },
    },
  },
});
