import { constants } from 'node:fs';
import { copyFile, cp, writeFile } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import type { Metafile, Plugin } from 'esbuild';
import { createRestApp } from '../../functions/rest/app.ts';
import { RUNTIME_FILES } from '../../sandbox/python/runtime-files.ts';
import { readManifest } from '../../sandbox/python/runtime-manifest.ts';
import { PROJECT, replaceDirectory } from './build-step.ts';
import { bundleEntry, type BundleSource } from './bundle-entry.ts';

/** Generates the OpenAPI document as the unbundled REST API serves it. */
export async function describeApi(): Promise<string> {
  const notCalled = (): never => {
    throw new Error('Generating the OpenAPI document must not call any service.');
  };
  const app = createRestApp({
    services: new Proxy({} as Parameters<typeof createRestApp>[0]['services'], { get: notCalled }),
    authenticate: notCalled,
    log: notCalled,
  });
  const response = await app.request('/api/openapi.json');
  return response.text();
}

/** Packages that a bundle replaces with something smaller. */
const REPLACEMENTS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    '@apollo/utils.createhash': 'create-hash.ts',
    '@hono/zod-openapi': 'zod-openapi.ts',
  }),
);

/** Parts of Apollo Server for Apollo's cloud and for developers. The API's options use none of them. */
const APOLLO_PLUGINS =
  /[\\/]@apollo[\\/]server[\\/]dist[\\/]esm[\\/]plugin[\\/](cacheControl|disableSuggestions|inlineTrace|landingPage[\\/]default|schemaReporting|usageReporting)[\\/]index\.js$/;

/** Builds schemas from text. The API passes a finished schema. */
const SCHEMA_TOOLS = /[\\/]@graphql-tools[\\/]schema[\\/]esm[\\/]index\.js$/;

const sentence =
  'This part of Apollo Server is not in the bundle; see infra/build/bundle-functions.ts.';

/** Excludes from a bundle what its function never needs. */
const leftOut: Plugin = {
  name: 'left-out',
  setup(build) {
    const names = [...REPLACEMENTS.keys()].map((name) => name.replaceAll(/[/.]/g, '\\$&'));
    build.onResolve({ filter: new RegExp(`^(${names.join('|')})$`) }, ({ path: name }) => ({
      path: path.join(PROJECT, 'infra/build/replacements', REPLACEMENTS.get(name) ?? ''),
    }));
    build.onLoad({ filter: APOLLO_PLUGINS }, () => ({
      contents: `throw new Error(${JSON.stringify(sentence)});`,
    }));
    build.onLoad({ filter: SCHEMA_TOOLS }, () => ({
      contents: `export function makeExecutableSchema() { throw new Error(${JSON.stringify(sentence)}); }`,
    }));
  },
};

/** The functions to deploy. */
export const FUNCTION_NAMES = ['graphql', 'rest', 'sweeper', 'retention', 'execution'] as const;

/** The name of a function. */
export type FunctionName = (typeof FUNCTION_NAMES)[number];

/** Returns the sources of a function's bundle. */
export function sourceOf(name: FunctionName): BundleSource {
  const entry = name === 'execution' ? 'tenant-execution' : name;
  return { entry: `infra/lambda/${entry}.ts`, plugins: [leftOut] };
}

/** What only browsers load of the runtime: parts of a file that servers have as a whole. */
const ONLY_FOR_BROWSERS: readonly string[] = [
  RUNTIME_FILES.libraryFirst,
  RUNTIME_FILES.libraryRest,
];

/** Copies the runtime for a server. The manifest of the copy lists what the copy has. */
async function copyRuntime(directory: string): Promise<void> {
  const built = path.join(PROJECT, '.build/runtime/python');
  await cp(built, directory, {
    recursive: true,
    filter: (file) => !file.endsWith('.br') && !ONLY_FOR_BROWSERS.includes(path.basename(file)),
  });
  const manifest = await readManifest(built);
  if (manifest === null) return;
  const files = Object.entries(manifest.files).filter(
    ([name]) => !ONLY_FOR_BROWSERS.includes(name),
  );
  const copied = { ...manifest, files: Object.fromEntries(files) };
  await writeFile(path.join(directory, RUNTIME_FILES.manifest), JSON.stringify(copied, null, 2));
}

/** Adds the files that a function reads at run time next to its bundle. */
const COMPANIONS: Partial<Record<FunctionName, (directory: string) => Promise<void>>> = {
  graphql: (directory) => cp(path.join(PROJECT, 'schema.graphql'), `${directory}/schema.graphql`),
  rest: async (directory) => writeFile(`${directory}/openapi.json`, await describeApi()),
  execution: completeImage,
};

/** The files of an image besides the bundle and the runtime. */
const IMAGE = path.join(PROJECT, 'infra/lambda/runtime');

/** The programs of the image, by directory: the one that serves events on Lambda, and those of a host. */
const PROGRAMS: Readonly<Record<string, string>> = {
  program: 'infra/lambda/runtime/main.ts',
  host: 'infra/execution-host/main.ts',
  'host/function': 'infra/lambda/shared-execution.ts',
  'host/process': 'infra/server/lambda/function-process.ts',
};

/**
 * Completes the context of the execution function's image: the runtime, the programs that serve events and hosts, and
 * the Node that compiled the runtime.
 */
async function completeImage(directory: string): Promise<void> {
  await copyRuntime(`${directory}/runtime/python`);
  for (const [name, entry] of Object.entries(PROGRAMS)) {
    await bundleEntry({ entry }, path.join(directory, name));
  }
  for (const name of ['Dockerfile', '.dockerignore']) {
    await cp(path.join(IMAGE, name), path.join(directory, name));
  }
  // A copy that shares its blocks, where the file system can.
  await copyFile(process.execPath, path.join(directory, 'node'), constants.COPYFILE_FICLONE);
}

/**
 * Bundles every function into its own directory, ready to deploy: `index.mjs` exports `handler`, with the files it
 * reads next to it.
 *
 * @param names the functions to bundle; all by default
 * @returns the inputs of the bundles
 */
export async function bundleFunctions(
  output: string,
  report: (line: string) => void,
  names: readonly FunctionName[] = FUNCTION_NAMES,
): Promise<ReadonlyMap<FunctionName, Metafile>> {
  const contents = new Map<FunctionName, Metafile>();
  await replaceDirectory(output, async (draft) => {
    for (const name of names) {
      report(`Bundling ${name}`);
      const directory = path.join(draft, name);
      contents.set(name, await bundleEntry(sourceOf(name), directory));
      await COMPANIONS[name]?.(directory);
    }
  });
  return contents;
}
