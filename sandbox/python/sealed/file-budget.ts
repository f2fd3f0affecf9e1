/** The maximum total size of files in the interpreter, in bytes, including the standard library's. */
const MAX_FILE_BYTES = 64 * 1024 * 1024;
/** The interpreter's error number for "No space left on device". */
const NO_SPACE = 51;

interface FileNode {
  contents?: { length?: number };
  name_next?: FileNode;
}

/** The parts of the glue's file system that the budget needs. */
interface FileSystem {
  nameTable: (FileNode | undefined)[];
  streams: ({ node?: FileNode } | null | undefined)[];
  ErrnoError: new (code: number) => Error;
}

function countBytes(fileSystem: FileSystem): number {
  const nodes = new Set<FileNode>();
  for (const first of fileSystem.nameTable) {
    for (let node = first; node !== undefined; node = node.name_next) nodes.add(node);
  }
  for (const stream of fileSystem.streams) {
    if (stream?.node) nodes.add(stream.node);
  }
  return [...nodes].reduce((sum, node) => sum + (node.contents?.length ?? 0), 0);
}

/**
 * Creates a budget for files, which are stored outside the capped memory. The patched glue asks before a file grows.
 * Deleted files are accounted for when the total reaches the limit.
 */
export function createFileBudget(): (fileSystem: FileSystem, growth: number) => void {
  let claimed = 0;
  return (fileSystem, growth) => {
    if (growth <= 0) return;
    if (claimed + growth > MAX_FILE_BYTES) claimed = countBytes(fileSystem);
    if (claimed + growth > MAX_FILE_BYTES) throw new fileSystem.ErrnoError(NO_SPACE);
    claimed += growth;
  };
}
