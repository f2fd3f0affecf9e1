import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'esbuild';
import { MODULE_PREFIX } from '../runtime-files.ts';
import { patchLoader, patchModule } from './patch-glue.ts';
import { pyodideFile } from './pyodide-file.ts';

/** Bundles the program of a process into one self-contained file. */
export async function bundleProgram(entry: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    target: 'node24',
  });
  return outputFiles[0]?.text ?? '';
}

/** Globals that the glue looks for. It sees the shell's versions, or undefined. */
const SHADOWED = [
  ...['AbortController', 'AbortSignal', 'Audio', 'AudioContext', 'Blob', 'Buffer', 'Bun', 'Date'],
  ...['Deno', 'FileReaderSync', 'Image', 'MessageChannel', 'OffscreenCanvas', 'TextDecoder'],
  ...['TextEncoder', 'URL', 'WebAssembly', 'WebSocket', 'Worker', 'WorkerGlobalScope'],
  ...['XMLHttpRequest', 'addEventListener', 'atob', 'btoa', 'clearImmediate', 'clearInterval'],
  ...['clearTimeout', 'console', 'crypto', 'document', 'fetch', 'globalThis', 'importScripts'],
  ...['indexedDB', 'load', 'location', 'navigator', 'performance', 'postMessage', 'process'],
  ...['prompt', 'read', 'readbuffer', 'readline', 'refuseDynamicCode', 'refuseImport'],
  ...['removeEventListener', 'require', 'screen', 'self', 'setImmediate', 'setInterval'],
  ...['setTimeout', 'window'],
];

const SEALED_PARTS = path.join(import.meta.dirname, '../sealed/sealed-parts.ts');

async function compileParts(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [SEALED_PARTS],
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'sealed',
    target: 'es2024',
    charset: 'utf8',
  });
  return outputFiles[0]?.text ?? '';
}

async function readLockFileInfo(): Promise<unknown> {
  const lockFile: unknown = JSON.parse(await readFile(pyodideFile('pyodide-lock.json'), 'utf8'));
  return lockFile !== null && typeof lockFile === 'object' && 'info' in lockFile
    ? lockFile.info
    : null;
}

/**
 * Builds the source of the sealed interpreter: the patched glue, wrapped in our own code. It is an ES module whose only
 * export is a `SealedBundle`. Without {@link MODULE_PREFIX} it is an expression for a bare context.
 *
 * @throws if a patch doesn't find its target
 */
export async function bundleSealedPython(): Promise<string> {
  const [parts, info, module, loader] = await Promise.all([
    compileParts(),
    readLockFileInfo(),
    readFile(pyodideFile('pyodide.asm.mjs'), 'utf8').then(patchModule),
    readFile(pyodideFile('pyodide.mjs'), 'utf8').then(patchLoader),
  ]);
  return `${MODULE_PREFIX}(() => {
"use strict";
${parts}
const {
  createFileBudget, createLimitRead, createProgramHost, createShell, createTraces, guardHost, memoryLengthOf,
  restorePages, startInterpreter, takeSnapshot
} = sealed.sealedParts;
const openGlue = (host, files, traces) => {
  const { watchImports, noteTrace, noteWrite } = traces;
  const { claim: claimFileBytes, claimNode: claimFileNode } = createFileBudget();
  const limitRead = createLimitRead(host, files);
  const shell = createShell(host, files);
  return (() => {
    const { ${SHADOWED.join(', ')} } = shell;
    const createPyodideModule = (() => {
${module}
      return _createPyodideModule;
    })();
    const loadPyodide = (() => {
${loader}
    })();
    return { createPyodideModule, loadPyodide, lockFileInfo: ${JSON.stringify(info)} };
  })();
};
return {
  allocate: (length) => new Uint8Array(length),
  start: (outer, files) => {
    const host = { ...createProgramHost(guardHost(outer)), traces: createTraces() };
    return startInterpreter(host, files, openGlue(host, files, host.traces));
  },
  takeSnapshot: (outer, files) => takeSnapshot(openGlue(createProgramHost(guardHost(outer)), files, createTraces())),
};
})()
`;
}
