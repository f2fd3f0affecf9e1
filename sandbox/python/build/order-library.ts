// cspell:ignore idna nodesock
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { directoryStart, endOf, type Gap } from '../library-parts.ts';
import { type BuildPython, runSealed } from './run-sealed.ts';

const PROGRAM = path.join(import.meta.dirname, 'list_first_modules.py');
/** The harness and the lab. */
const SANDBOX = /^packetsmith_/;
/**
 * Loaded without staying imported: the bridge, which is removed after booting, and codecs. Nothing reads the bridge's
 * console and network.
 */
const ALWAYS_FIRST =
  /^_?pyodide\/(?!_nodesock|_run_js|console|http\/)|^encodings\/(__init__|aliases|ascii|cp1252|hex_codec|base64_codec|idna|latin_1|punycode|utf_\w+)\./;

const HEADER_BYTES = 30;
const ENTRY_BYTES = 46;

/** An entry of an uncompressed archive: its file with its header, and its line in the directory. */
interface ArchiveEntry {
  name: string;
  file: Uint8Array;
  line: Uint8Array;
}

const viewOf = (bytes: Uint8Array): DataView =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

function readEntries(archive: Uint8Array): ArchiveEntry[] {
  const view = viewOf(archive);
  const entries: ArchiveEntry[] = [];
  let at = directoryStart(archive);
  while (at < archive.length - endOf(archive).length) {
    const nameBytes = view.getUint16(at + 28, true);
    const length = ENTRY_BYTES + nameBytes + view.getUint16(at + 30, true);
    const start = view.getUint32(at + 42, true);
    const dataAt =
      start + HEADER_BYTES + view.getUint16(start + 26, true) + view.getUint16(start + 28, true);
    entries.push({
      name: new TextDecoder().decode(
        archive.subarray(at + ENTRY_BYTES, at + ENTRY_BYTES + nameBytes),
      ),
      file: archive.subarray(start, dataAt + view.getUint32(at + 20, true)),
      line: archive.slice(at, at + length),
    });
    at += length;
  }
  return entries;
}

/** Writes the entries in their order, and the end of the archive with the place of the directory. */
function writeArchive(entries: readonly ArchiveEntry[], oldEnd: Uint8Array): Uint8Array {
  let position = 0;
  for (const { file, line } of entries) {
    viewOf(line).setUint32(42, position, true);
    position += file.length;
  }
  const end = oldEnd.slice();
  viewOf(end).setUint32(16, position, true);
  return Buffer.concat([
    ...entries.map(({ file }) => file),
    ...entries.map(({ line }) => line),
    end,
  ]);
}

/** Where a file of the library belongs: in one of the two ends of the archive, or between them. */
type Place = 'front' | 'middle' | 'back';

/** The library in its order, and the place of what browsers can load later. */
interface OrderedLibrary {
  library: Uint8Array;
  gap: Gap;
}

/** Orders the files of an uncompressed archive. */
export function orderFiles(archive: Uint8Array, placeOf: (name: string) => Place): OrderedLibrary {
  const entries = readEntries(archive);
  const at = (place: Place): ArchiveEntry[] =>
    entries.filter(({ name }) => placeOf(name) === place);
  const bytesOf = (part: readonly ArchiveEntry[]): number =>
    part.reduce((sum, { file }) => sum + file.length, 0);
  const [front, middle, back] = [at('front'), at('middle'), at('back')];
  const start = bytesOf(front);
  return {
    library: writeArchive([...front, ...middle, ...back], endOf(archive)),
    gap: { start, end: start + bytesOf(middle) },
  };
}

/**
 * Moves the files that programs often need to both ends of the library, so that a browser can start with those. The
 * sandbox's own come last: Python looks for the directory in the last 66 KB, which must be there from the start.
 *
 * @throws {Error} if the interpreter can't list them
 */
export async function orderLibrary(python: BuildPython): Promise<OrderedLibrary> {
  const listed = await runSealed(python, await readFile(PROGRAM, 'utf8'));
  const names = new Set(new TextDecoder().decode(listed).trim().split('\n'));
  return orderFiles(python.standardLibrary, (name) => {
    if (SANDBOX.test(name)) return 'back';
    return ALWAYS_FIRST.test(name) || names.has(name) ? 'front' : 'middle';
  });
}
