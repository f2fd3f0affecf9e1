import { MODULE_PREFIX } from '../runtime-files.ts';
import { initialDataEnd } from './initial-data-end.ts';
import { packSnapshot } from '../sealed/sparse-snapshot.ts';
import { createBareContext } from '../sealed/bare-context.ts';

/**
 * Boots the bundle once, lets it import what programs commonly import, and keeps its memory, packed.
 *
 * @param bundle the text of the sealed bundle
 * @throws with what the interpreter printed, when the harness cannot be imported
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
