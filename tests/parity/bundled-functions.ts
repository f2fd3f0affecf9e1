import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Metafile } from 'esbuild';
import { afterAll, beforeAll } from 'vitest';
import { bundleFunctions, type FunctionName } from '../../infra/build/bundle-functions.ts';
import { createFunctionHost, type FunctionHost } from '../../infra/server/lambda/function-host.ts';
import { buildPythonRuntime } from '../../sandbox/python/build.ts';
import { RUNTIME_DIR } from '../../sandbox/python/sealed-python-for-tests.ts';

/** Longer than any test takes, even on a busy machine. */
const TIMEOUT_MS = 60_000;

/** The deployed functions, built for one test file. */
export interface BundledFunctions {
  /** Returns a function's directory, with everything that is deployed of it. */
  directory: (name: FunctionName) => string;
  /** Returns the inputs of a function's bundle. */
  contents: (name: FunctionName) => Metafile;
  /**
   * Runs a function like Lambda does, in a process with only its own environment variables. It ends with the test file.
   */
  host: (name: FunctionName, environment?: Readonly<Record<string, string>>) => FunctionHost;
}

/** Gives every tenant processes of its own, as Lambda does for the execution function. */
function hostPerTenant(name: FunctionName, createHost: () => FunctionHost): FunctionHost {
  const hosts = new Map<string, FunctionHost>();
  const hostOf = (tenantId: string): FunctionHost => {
    const host = hosts.get(tenantId) ?? createHost();
    hosts.set(tenantId, host);
    return host;
  };
  return {
    name,
    invoke: (payload, caller, signal) => hostOf(caller.tenantId).invoke(payload, caller, signal),
    isHealthy: () => hostOf('health').isHealthy(),
    close: async () => {
      await Promise.all([...hosts.values()].map((host) => host.close()));
    },
  };
}

/** Gives the tests of a file the functions as deployed. @param names all of them by default */
export function useBundledFunctions(names?: readonly FunctionName[]): BundledFunctions {
  let directory = '';
  let contents: ReadonlyMap<FunctionName, Metafile> = new Map();
  const hosts: FunctionHost[] = [];

  beforeAll(async () => {
    directory = await mkdtemp(path.join(os.tmpdir(), 'packetsmith-functions-'));
    await buildPythonRuntime(RUNTIME_DIR);
    contents = await bundleFunctions(path.join(directory, 'built'), () => undefined, names);
  });
  afterAll(async () => {
    await Promise.all(hosts.map((host) => host.close()));
    await rm(directory, { recursive: true });
  });

  const directoryOf = (name: FunctionName): string => path.join(directory, 'built', name);
  return {
    directory: directoryOf,
    contents: (name) => {
      const found = contents.get(name);
      if (found === undefined) throw new Error(`The function ${name} was not bundled.`);
      return found;
    },
    host: (name, environment = {}) => {
      const entry = path.join(directoryOf(name), 'index.mjs');
      const create = () => createFunctionHost({ name, entry, timeoutMs: TIMEOUT_MS, environment });
      const host = name === 'execution' ? hostPerTenant(name, create) : create();
      hosts.push(host);
      return host;
    },
  };
}
