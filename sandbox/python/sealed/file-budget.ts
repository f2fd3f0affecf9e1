/** The most bytes that files in the interpreter may take, the standard library's own included. */
const MAX_FILE_BYTES = 64 * 1024 * 1024;
/** "No space left on device" in the interpreter's own numbering. */
const NO_SPACE = 51;

interface FileNode {
  contents?: { length?: number };
  name_next?: FileNode;
}

/** The parts of the glue's file system that the count needs. */
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
 * Files live outside the capped memory, so that they need a budget of their own. The patched glue asks
 * before a file grows; deleted files are noticed when the claims reach the limit.
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
