import type { BuildStep } from './build-step.ts';

/** These files determine which package versions are built in, and how. */
const TOOLS = ['package-lock.json', 'infra/build'];

/** The sealed Python runtime for the server and the browser. */
export const PYTHON_RUNTIME: BuildStep = {
  name: 'python-runtime',
  title: 'the Python runtime',
  inputs: ['sandbox', ...TOOLS],
  output: '.build/runtime/python',
  // Tests build the runtime, too, without copies for browsers.
  lastFile: 'python.wasm.br',
  build: async (output, report) => {
    const { buildPythonRuntime } = await import('../../sandbox/python/build.ts');
    await buildPythonRuntime(output, report);
    report('Compressing it for browsers');
    const { compressRuntime } = await import('./compress-runtime.ts');
    await compressRuntime(output);
  },
};

/** The web client and the API reference. */
const WEB_SITE: BuildStep = {
  name: 'web',
  title: 'the web client',
  inputs: ['web', 'domain', 'sandbox', 'content', ...TOOLS],
  output: '.build/web',
  build: async (output, report) => {
    const { buildWebSite } = await import('./build-web-site.ts');
    await buildWebSite(output, report);
  },
};

/** The functions as they are deployed. On one machine, the product runs from the sources. */
const FUNCTIONS: BuildStep = {
  name: 'functions',
  title: 'the functions',
  inputs: ['functions', 'domain', 'sandbox', 'infra', 'schema.graphql', 'package-lock.json'],
  output: '.build/functions',
  build: async (output, report) => {
    const { bundleFunctions } = await import('./bundle-functions.ts');
    await bundleFunctions(output, report);
  },
};

/** What `npm start` serves, in order. The code of each step is loaded only when it runs. */
export const SERVED_STEPS: readonly BuildStep[] = [PYTHON_RUNTIME, WEB_SITE];

/** All build steps, in order. */
export const BUILD_STEPS: readonly BuildStep[] = [...SERVED_STEPS, FUNCTIONS];
