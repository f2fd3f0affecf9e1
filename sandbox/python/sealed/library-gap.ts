import type { SealedFiles, SealedHost } from './sealed-python.ts';

/** The glue's file with the library. */
const LIBRARY_FILE = 'python314.zip';
/** The interpreter's error number for a failed read. */
const INPUT_OUTPUT_ERROR = 29;

interface FileNode {
  name: string;
  contents: Uint8Array;
}

interface FileSystem {
  ErrnoError: new (code: number) => Error;
}

/** What a program asks for. */
interface Read {
  position: number;
  length: number;
}

/**
 * Returns how much of a file can be read. The patched glue asks before every read.
 *
 * @throws the file system's error if that part of the library can't be loaded
 */
type LimitRead = (fileSystem: FileSystem, node: FileNode, read: Read) => number;

/**
 * Loads the rest of the library when the interpreter first reads in its gap. The directory of the archive is complete,
 * so Python knows every module from the start, and an import waits instead of failing.
 */
export function createLimitRead({ fillGap }: SealedHost, { gap }: SealedFiles): LimitRead {
  if (gap === undefined || fillGap === undefined) return (_files, _node, { length }) => length;
  const { start, end } = gap;
  const isInGap = ({ position, length }: Read): boolean =>
    position < end && position + length > start;
  let archive: FileNode | null = null;
  let isFilled = false;
  const fill = ({ ErrnoError }: FileSystem, { contents }: FileNode): void => {
    isFilled = contents.length < end || fillGap(contents.subarray(start, end));
    if (!isFilled) throw new ErrnoError(INPUT_OUTPUT_ERROR);
  };
  return (fileSystem, node, read) => {
    // The first file of this name is the library: it is read before any program can create one.
    if (archive === null && node.name === LIBRARY_FILE) archive = node;
    if (isFilled || node !== archive || !isInGap(read)) return read.length;
    if (read.position < start) return start - read.position;
    fill(fileSystem, node);
    return read.length;
  };
}
