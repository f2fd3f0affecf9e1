// cspell:ignore HEAPU
/** A file or directory of the glue's in-memory file system. */
interface FileNode {
  name: string;
  mode: number;
  parent: FileNode;
  mtime: number;
  /** The bytes of a file, or the entries of a directory. */
  contents?: Uint8Array | Record<string, FileNode>;
  usedBytes?: number;
  name_next?: FileNode;
}

interface FileStream {
  fd: number | null;
}

/** The parts of the glue's file system that can be restored. */
interface KeptFileSystem {
  nameTable: (FileNode | undefined)[];
  streams: (FileStream | null | undefined)[];
  currentPath: string;
  close(stream: FileStream): void;
  hashRemoveNode(node: FileNode): void;
}

/** Returns everything about a file that a program can change. The entries of a directory are checked one by one. */
function traitsOf({ name, mode, parent, mtime, contents, usedBytes }: FileNode): unknown[] {
  const isFile = contents instanceof Uint8Array;
  return [name, mode, parent, ...(isFile ? [mtime, contents, usedBytes] : [])];
}

function* nodesOf({ nameTable }: KeptFileSystem): Generator<FileNode> {
  for (const first of nameTable) {
    let node = first;
    while (node !== undefined) {
      // The caller may remove the node from its chain.
      const next = node.name_next;
      yield node;
      node = next;
    }
  }
}

function restoreStreams(fileSystem: KeptFileSystem, kept: KeptFileSystem['streams']): void {
  const { streams } = fileSystem;
  for (const stream of streams) {
    if (stream && !kept.includes(stream)) fileSystem.close(stream);
  }
  streams.splice(0, streams.length, ...kept);
  for (const [descriptor, stream] of streams.entries()) {
    if (stream) stream.fd = descriptor;
  }
}

function remove(fileSystem: KeptFileSystem, node: FileNode): void {
  const members = node.parent.contents;
  if (members && !(members instanceof Uint8Array)) Reflect.deleteProperty(members, node.name);
  fileSystem.hashRemoveNode(node);
}

/**
 * Records the existing files, the open files and the working directory.
 *
 * @returns a function that closes and removes whatever is new, and returns whether everything else is unchanged
 */
function keepFiles(fileSystem: KeptFileSystem): () => boolean {
  const streams = [...fileSystem.streams];
  const { currentPath } = fileSystem;
  const kept = new Map([...nodesOf(fileSystem)].map((node) => [node, traitsOf(node)]));
  return () => {
    restoreStreams(fileSystem, streams);
    fileSystem.currentPath = currentPath;
    let unchanged = 0;
    for (const node of nodesOf(fileSystem)) {
      const traits = kept.get(node);
      if (traits === undefined) remove(fileSystem, node);
      else if (traitsOf(node).every((trait, index) => trait === traits[index])) unchanged += 1;
    }
    return unchanged === kept.size;
  };
}

/** The parts of the glue that hold the interpreter's state. */
export interface StatefulPython {
  FS: KeptFileSystem;
  _module: {
    /** The interpreter's memory. It is a different array after the memory has grown. */
    HEAPU8: Uint8Array;
  };
}

/**
 * Saves everything that a program can change: the interpreter's memory, with all state of Python and its C code, and
 * the files. Must not be called while Python code is running.
 *
 * It separates the inputs of one submission from each other. Learners never share an interpreter, so nothing else
 * depends on it.
 *
 * @returns a function that restores the state and returns whether it succeeded; don't call it after a crash
 */
export function keepState(python: StatefulPython): () => boolean {
  const { FS: fileSystem, _module: module } = python;
  const memory = module.HEAPU8.slice();
  const restoreFiles = keepFiles(fileSystem);
  return () => {
    module.HEAPU8.set(memory);
    module.HEAPU8.fill(0, memory.length);
    return restoreFiles();
  };
}
