import { MODULE_PREFIX } from '../runtime-files.ts';
import { createBareContext } from '../sealed/bare-context.ts';
import type { SealedFiles } from '../sealed/sealed-python.ts';

/** A network without hosts, but with the log that learners can import. */
const LAB = { hosts: [], log: true };

/** What a build step runs a program with: the source of the sealed bundle, and the files that Python boots from. */
export interface BuildPython {
  bundle: string;
  wasm: Uint8Array;
  standardLibrary: Uint8Array;
}

/**
 * Runs a program in the sealed interpreter, as if a learner had written it.
 *
 * @returns what it prints
 * @throws {Error} with the interpreter's report if the program fails
 */
export async function runSealed(python: BuildPython, code: string): Promise<Uint8Array> {
  const printed: Uint8Array[] = [];
  const context = createBareContext(python.bundle.slice(MODULE_PREFIX.length), {
    print: (_stream, bytes) => printed.push(bytes),
    log: () => undefined,
  });
  const files: SealedFiles = {
    wasm: context.place(python.wasm),
    standardLibrary: context.place(python.standardLibrary),
    snapshot: null,
  };
  const interpreter = await context.bundle.start(context.host, files);
  const job = { function: null, arguments: '[]', outputBytes: 0, checksSafety: false };
  const request = JSON.stringify({ ...job, code, lab: LAB });
  const report =
    interpreter.prepareCase(request, context.place(new Uint8Array(0))) || interpreter.runCase();
  const text = Buffer.concat(printed);
  if (report === null || !report.includes('"FINISHED"')) {
    throw new Error(`Python could not run a program of its build: ${report ?? text.toString()}`);
  }
  return text;
}
