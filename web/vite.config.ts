import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { tokenizePython } from '../content/markdown/highlight-python.ts';
import { loadSite } from '../content/site.ts';
import { landingDemos } from './vite/landing-demos.ts';
import { siteContent } from './vite/site-content.ts';

const here = import.meta.dirname;

/** What every page needs, in chunks that outlive a change of the pages. */
const SHARED_CHUNKS = [
  { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ },
  // In one piece, so that base.css comes before every module: it decides the order of the layers.
  // Without the components built on Radix, which only load with the pages that use them.
  { name: 'ui', test: /web[\\/]ui[\\/](?!dialog|tabs|toasts)/ },
];

export default defineConfig({
  root: here,
  plugins: [
    react(),
    siteContent(path.join(here, '..', 'content'), loadSite),
    landingDemos(tokenizePython),
  ],
  worker: { format: 'es' },
  build: {
    outDir: path.join(here, '..', '.build', 'web'),
    emptyOutDir: true,
    target: 'es2022',
    manifest: true,
    // Copies of free software carry its license; infra/build/license-notices.ts adds what is not bundled.
    license: { fileName: 'licences.txt' },
    modulePreload: { polyfill: false },
    // Fonts and drawings are files of their own: a policy without data: addresses stays possible.
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 4000,
    rolldownOptions: {
      input: [path.join(here, 'index.html'), path.join(here, 'playground.html')],
      output: { codeSplitting: { groups: SHARED_CHUNKS } },
    },
  },
});
