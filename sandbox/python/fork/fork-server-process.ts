import { readFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { bootInterpreter } from '../runner/boot-interpreter.ts';
import type { InterpreterListener } from '../runner/interpreter.ts';
import { RUNTIME_FILES } from '../runtime-files.ts';
import type { RestorableMemory } from '../sealed/bare-context.ts';
import { moduleFromCode } from './compiled-wasm.ts';
import { ONE_LEARNER } from './fork-commands.ts';
import { runForkServer, type ServeChild } from './run-fork-server.ts';

const runtimeFile = (name: string): string => path.join(import.meta.dirname, name);

function loadModule(): WebAssembly.Module {
  const code = readFileSync(runtimeFile(RUNTIME_FILES.compiledWasm));
  const wasm = readFileSync(runtimeFile(RUNTIME_FILES.wasm));
  const module = moduleFromCode(code, new Uint8Array(wasm));
  if (module === null) {
    throw new Error('The compiled interpreter was made for another processor or another Node.');
  }
  return module;
}

/** Boots the interpreter that every child is a copy of. The only program that it runs itself warms it up. */
async function boot(memory: RestorableMemory): Promise<ServeChild> {
  let emit: InterpreterListener = () => undefined;
  const options = {
    runtimeDir: import.meta.dirname,
    isCold: process.argv.includes('--cold'),
    module: loadModule(),
    memory,
    log: () => undefined,
  };
  const serve = await bootInterpreter(options, (event) => emit(event));
  return (channel) => {
    emit = channel.emit;
    const job = channel.awaitJob();
    if (job !== null) serve(job);
  };
}

await runForkServer({
  addon: runtimeFile(RUNTIME_FILES.foreignFunctions),
  socketPath: process.argv[2] ?? '',
  isForOneLearner: process.argv.includes(ONE_LEARNER),
  boot,
});
