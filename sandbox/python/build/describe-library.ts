import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { MODULE_PREFIX } from '../runtime-files.ts';
import { createBareContext } from '../sealed/bare-context.ts';
import type { SealedFiles } from '../sealed/sealed-python.ts';

const PROGRAM = path.join(import.meta.dirname, 'describe_library.py');
/** A network without hosts, but with the log that learners can import. */
const LAB = { hosts: [], log: true };

/**
 * Lets the sealed interpreter describe what learners can import and use: signatures and documentation for the editor.
 *
 * @param bundle the source of the sealed bundle
 * @returns the description as JSON
 * @throws {Error} with the interpreter's report if the program fails
 */
export async function describeLibrary(
  bundle: string,
  files: Pick<SealedFiles, 'standardLibrary'> & { wasm: Uint8Array },
): Promise<Uint8Array> {
  const printed: Uint8Array[] = [];
  const context = createBareContext(bundle.slice(MODULE_PREFIX.length), {
    print: (_stream, bytes) => printed.push(bytes),
    log: () => undefined,
  });
  const python = await context.bundle.start(context.host, {
    wasm: context.place(files.wasm),
    standardLibrary: context.place(files.standardLibrary),
    snapshot: null,
  });
  const job = { function: null, arguments: '[]', outputBytes: 0, checksSafety: false };
  const request = JSON.stringify({ ...job, code: await readFile(PROGRAM, 'utf8'), lab: LAB });
  const report = python.prepareCase(request, context.place(new Uint8Array(0))) || python.runCase();
  const text = Buffer.concat(printed);
  if (report === null || !report.includes('"FINISHED"')) {
    throw new Error(`Python could not describe its library: ${report ?? text.toString()}`);
  }
  return text;
}
