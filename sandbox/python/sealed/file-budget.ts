/**
 * The maximum total size of files in the interpreter, in bytes, including the standard library's, names, the targets of
 * links, and what the engine needs for a file besides its content.
 */
const MAX_FILE_BYTES = 64 * 1024 * 1024;
/** The interpreter's error number for "No space left on device". */
const NO_SPACE = 51;

/** What the engine needs for an empty file, in bytes. */
const NODE_BYTES = 1_024;
/** A character takes up to two bytes. Each name exists twice: in the node and in its directory. */
const CHARACTER_BYTES = 2;
const NAME_BYTES = 2 * CHARACTER_BYTES;

interface FileNode {
  name?: string;
  /** The target of a symbolic link. */
  link?: string;
  contents?: { length?: number };
  name_next?: FileNode;
}

/** The parts of the glue's file system that the budget needs. */
interface FileSystem {
  nameTable: (FileNode | undefined)[];
  streams: ({ node?: FileNode } | null | undefined)[];
  ErrnoError: new (code: number) => Error;
}

const bytesOf = ({ name = '', link = '', contents }: FileNode): number =>
  NODE_BYTES + name.length * NAME_BYTES + link.length * CHARACTER_BYTES + (contents?.length ?? 0);

function countBytes(fileSystem: FileSystem): number {
  const nodes = new Set<FileNode>();
  for (const first of fileSystem.nameTable) {
    for (let node = first; node !== undefined; node = node.name_next) nodes.add(node);
  }
  for (const stream of fileSystem.streams) {
    if (stream?.node) nodes.add(stream.node);
  }
  return [...nodes].reduce((sum, node) => sum + bytesOf(node), 0);
}

/** Accounts for files, which are stored outside the capped memory. The patched glue asks before they grow. */
export interface FileBudget {
  /** @throws the file system's error for a full disk */
  claim: (fileSystem: FileSystem, growth: number) => void;
  /** Claims the space of a new file, directory or link. @throws the file system's error for a full disk */
  claimNode: (fileSystem: FileSystem, node: FileNode) => void;
}

/** Creates a budget. Deleted files are accounted for when the total reaches the limit. */
export function createFileBudget(): FileBudget {
  let claimed = 0;
  const claim: FileBudget['claim'] = (fileSystem, growth) => {
    if (growth <= 0) return;
    if (claimed + growth > MAX_FILE_BYTES) claimed = countBytes(fileSystem);
    if (claimed + growth > MAX_FILE_BYTES) throw new fileSystem.ErrnoError(NO_SPACE);
    claimed += growth;
  };
  return { claim, claimNode: (fileSystem, node) => claim(fileSystem, bytesOf(node)) };
}
