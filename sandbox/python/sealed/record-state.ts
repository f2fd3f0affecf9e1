// cspell:ignore HEAPU
import type { SealedHost } from './sealed-python.ts';

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
interface FileSystem {
  nameTable: (FileNode | undefined)[];
  streams: (FileStream | null | undefined)[];
  currentPath: string;
  close(stream: FileStream): void;
  hashRemoveNode(node: FileNode): void;
}

/** Returns everything about a file that a program can change. The entries of a directory are checked one by one. */
function propertiesOf({ name, mode, parent, mtime, contents, usedBytes }: FileNode): unknown[] {
  const isFile = contents instanceof Uint8Array;
  return [name, mode, parent, ...(isFile ? [mtime, contents, usedBytes] : [])];
}

function* nodesOf({ nameTable }: FileSystem): Generator<FileNode> {
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

function restoreStreams(fileSystem: FileSystem, recorded: FileSystem['streams']): void {
  const { streams } = fileSystem;
  for (const stream of streams) {
    if (stream && !recorded.includes(stream)) fileSystem.close(stream);
  }
  streams.splice(0, streams.length, ...recorded);
  for (const [descriptor, stream] of streams.entries()) {
    if (stream) stream.fd = descriptor;
  }
}

function removeNode(fileSystem: FileSystem, node: FileNode): void {
  const members = node.parent.contents;
  if (members && !(members instanceof Uint8Array)) Reflect.deleteProperty(members, node.name);
  fileSystem.hashRemoveNode(node);
}

/**
 * Records the existing files, the open files and the working directory.
 *
 * @returns a function that closes and removes whatever is new, and returns whether everything else is unchanged
 */
function recordFiles(fileSystem: FileSystem): () => boolean {
  const streams = [...fileSystem.streams];
  const { currentPath } = fileSystem;
  const recorded = new Map([...nodesOf(fileSystem)].map((node) => [node, propertiesOf(node)]));
  return () => {
    restoreStreams(fileSystem, streams);
    fileSystem.currentPath = currentPath;
    let unchanged = 0;
    for (const node of nodesOf(fileSystem)) {
      const properties = recorded.get(node);
      if (properties === undefined) removeNode(fileSystem, node);
      else if (propertiesOf(node).every((property, index) => property === properties[index]))
        unchanged += 1;
    }
    return unchanged === recorded.size;
  };
}

/** The parts of the glue that hold the interpreter's state. */
export interface StatefulPython {
  FS: FileSystem;
  _module: {
    /** The interpreter's memory. It is a different array after the memory has grown. */
    HEAPU8: Uint8Array;
  };
}

/** How the host restores memory. */
type MemoryHost = Pick<SealedHost, 'keepMemory' | 'restoreMemory'>;

function recordMemory(
  memory: Uint8Array,
  { keepMemory, restoreMemory }: MemoryHost,
): (memory: Uint8Array) => boolean {
  if (restoreMemory !== undefined && keepMemory?.(memory) === true) return restoreMemory;
  const saved = memory.slice();
  return (current) => {
    current.set(saved);
    return true;
  };
}

/**
 * Saves everything that a program can change: the interpreter's memory, with all state of Python and its C code, and
 * the files. Must not be called while Python code is running.
 *
 * It separates the inputs of one submission from each other. Learners never share an interpreter, so nothing else
 * depends on it.
 *
 * @param host restores memory if it can. Otherwise memory is copied.
 * @returns a function that restores the state and returns whether it succeeded; don't call it after a crash
 */
export function recordState(python: StatefulPython, host: MemoryHost = {}): () => boolean {
  const { FS: fileSystem, _module: module } = python;
  const { length } = module.HEAPU8;
  const restoreMemory = recordMemory(module.HEAPU8, host);
  const restoreFiles = recordFiles(fileSystem);
  return () => {
    const memory = module.HEAPU8;
    if (!restoreMemory(memory)) return false;
    memory.fill(0, length);
    return restoreFiles();
  };
}
