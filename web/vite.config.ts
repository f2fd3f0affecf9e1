import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { tokenizePython } from '../content/markdown/highlight-python.ts';
import { loadSite } from '../content/site.ts';
import { loadTrial } from '../content/trial.ts';
import { achievementIcons } from './vite/achievement-icons.ts';
import { landingDemos } from './vite/landing-demos.ts';
import { languageServer } from './vite/language-server.ts';
import { siteContent } from './vite/site-content.ts';
import { trialChallenge } from './vite/trial-challenge.ts';

const here = import.meta.dirname;

/** The code that every page needs, in chunks that don't change when pages change. */
const SHARED_CHUNKS = [
  { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ },
  // In one chunk, so that base.css, which defines the order of the layers, comes before every CSS module.
  // Without what only learners and forms need, which loads with the pages that use it.
  {
    name: 'ui',
    test: /web[\\/]ui[\\/](?!choices|dial|diff|field|form|level-up|password-field|select|step-chart|table|tabs|toast)/,
  },
];

export default defineConfig({
  root: here,
  plugins: [
    react(),
    siteContent(path.join(here, '..', 'content'), loadSite),
    landingDemos(tokenizePython),
    trialChallenge(loadTrial),
    languageServer(),
    achievementIcons(path.join(here, 'ui', 'icons.svg')),
  ],
  // Its build for browsers brings a Monaco of its own.
  resolve: {
    alias: { 'monaco-vim': path.join(here, '..', 'node_modules/monaco-vim/dist/index.mjs') },
  },
  worker: { format: 'es' },
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
