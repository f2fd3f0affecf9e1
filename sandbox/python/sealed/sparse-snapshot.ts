/**
 * A memory snapshot without its empty pages, which are half of it.
 *
 * It starts with the glue's own header, followed by 32-bit numbers: the length of the memory, the number of runs, and
 * the start and length of each run in bytes. The contents of the runs come last.
 */

const PAGE_BYTES = 4_096;
const NUMBER_BYTES = 4;
/** The offset of the header's length in the glue's header. */
const HEADER_LENGTH_AT = 4;

type Run = [start: number, length: number];

const isEmpty = (page: Uint8Array): boolean => page.every((byte) => byte === 0);

function findRuns(memory: Uint8Array, recordedBytes: number): Run[] {
  const runs: Run[] = [];
  for (let start = 0; start < memory.length; start += PAGE_BYTES) {
    const page = memory.subarray(start, start + PAGE_BYTES);
    if (start >= recordedBytes && isEmpty(page)) continue;
    const last = runs.at(-1);
    if (last !== undefined && last[0] + last[1] === start) last[1] += page.length;
    else runs.push([start, page.length]);
  }
  return runs;
}

const viewOf = (bytes: Uint8Array): DataView =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

const headerLengthOf = (snapshot: Uint8Array): number =>
  viewOf(snapshot).getUint32(HEADER_LENGTH_AT, true);

/**
 * Packs a snapshot from the glue.
 *
 * @param initialBytes how many bytes of a memory may be in use before it is restored; their empty pages are kept
 */
export function packSnapshot(snapshot: Uint8Array, initialBytes: number): Uint8Array {
  const headerLength = headerLengthOf(snapshot);
  const memory = snapshot.subarray(headerLength);
  const runs = findRuns(memory, initialBytes);
  const numbers = [memory.length, runs.length, ...runs.flat()];
  const contents = runs.reduce((sum, [, length]) => sum + length, 0);
  const packed = new Uint8Array(headerLength + numbers.length * NUMBER_BYTES + contents);
  packed.set(snapshot.subarray(0, headerLength));
  const view = viewOf(packed);
  numbers.forEach((number, index) =>
    view.setUint32(headerLength + index * NUMBER_BYTES, number, true),
  );
  let position = headerLength + numbers.length * NUMBER_BYTES;
  for (const [start, length] of runs) {
    packed.set(memory.subarray(start, start + length), position);
    position += length;
  }
  return packed;
}

/** Returns how many bytes of memory a packed snapshot restores. */
export function memoryLengthOf(packed: Uint8Array): number {
  return viewOf(packed).getUint32(headerLengthOf(packed), true);
}

/**
 * Writes the runs of a snapshot into the memory of a newly instantiated interpreter.
 *
 * @param memory the whole memory
 * @param pages the packed snapshot without its header
 */
export function restorePages(memory: Int8Array, pages: Uint8Array): void {
  const view = viewOf(pages);
  const numberAt = (index: number): number => view.getUint32(index * NUMBER_BYTES, true);
  const count = numberAt(1);
  const target = new Uint8Array(memory.buffer, memory.byteOffset, memory.length);
  let position = (2 + 2 * count) * NUMBER_BYTES;
  for (let run = 0; run < count; run += 1) {
    const [start, length] = [numberAt(2 + 2 * run), numberAt(3 + 2 * run)];
    target.set(pages.subarray(position, position + length), start);
    position += length;
  }
}
