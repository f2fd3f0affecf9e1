/**
 * Python's library is an uncompressed archive: files, then a directory with the place of each file. Browsers load it in
 * two parts. The first has both ends: the files that programs often need, and the directory. The rest has the files
 * between them.
 */
interface LibraryParts {
  first: Uint8Array;
  rest: Uint8Array;
}

/** Bytes of an archive that are missing. */
export interface Gap {
  start: number;
  end: number;
}

/** The length of the record at the end of an archive without a comment. */
const END_BYTES = 22;
/** Where that record has the place of the directory. */
const DIRECTORY_AT = 16;

/** Returns the record at the end of an archive. */
export const endOf = (archive: Uint8Array): Uint8Array => archive.subarray(-END_BYTES);

/** Returns where the directory of an archive starts. */
export function directoryStart(archive: Uint8Array): number {
  const { buffer, byteOffset } = endOf(archive);
  return new DataView(buffer, byteOffset, END_BYTES).getUint32(DIRECTORY_AT, true);
}

/** The length of the number at the end of the first part: where the gap starts. */
const START_BYTES = 4;

/** @param gap what the rest has */
export function splitLibrary(library: Uint8Array, { start, end }: Gap): LibraryParts {
  const first = new Uint8Array(start + library.length - end + START_BYTES);
  first.set(library.subarray(0, start));
  first.set(library.subarray(end), start);
  new DataView(first.buffer).setUint32(first.length - START_BYTES, start, true);
  return { first, rest: library.slice(start, end) };
}

/**
 * Puts the first part where it belongs. What is missing in the gap is zero.
 *
 * @param restBytes the length of the rest
 */
export function spreadFirst(
  first: Uint8Array,
  restBytes: number,
): { library: Uint8Array<ArrayBuffer>; gap: Gap } {
  const length = first.length - START_BYTES;
  const start = new DataView(first.buffer, first.byteOffset + length).getUint32(0, true);
  const gap = { start, end: start + restBytes };
  const library = new Uint8Array(length + restBytes);
  library.set(first.subarray(0, start));
  library.set(first.subarray(start, length), gap.end);
  return { library, gap };
}
