import { MODULE_PREFIX } from '../runtime-files.ts';
import { initialDataEnd } from './initial-data-end.ts';
import { packSnapshot } from '../sealed/sparse-snapshot.ts';
import { createBareContext } from '../sealed/bare-context.ts';

/**
 * Boots the bundle, imports commonly used modules, and returns a packed snapshot of its memory.
 *
 * @param bundle the source of the sealed bundle
 * @throws with the interpreter's output if the harness can't be imported
 */
export async function makeSnapshot(
  bundle: string,
  files: { wasm: Uint8Array; standardLibrary: Uint8Array },
): Promise<Uint8Array> {
  const messages: string[] = [];
  const context = createBareContext(bundle.slice(MODULE_PREFIX.length), {
    print: (_stream, bytes) => messages.push(new TextDecoder().decode(bytes)),
    log: (text) => messages.push(text),
  });
  try {
    const snapshot = await context.bundle.takeSnapshot(context.host, {
      wasm: context.place(files.wasm),
      standardLibrary: context.place(files.standardLibrary),
      snapshot: null,
    });
    return packSnapshot(new Uint8Array(snapshot), initialDataEnd(files.wasm));
  } catch (cause) {
    const details = [String(cause), ...messages].join('\n');
    throw new Error(`The memory snapshot of Python could not be taken.\n${details}`, { cause });
  }
}
