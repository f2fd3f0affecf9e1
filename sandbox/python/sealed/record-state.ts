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

/** Memory is compared in blocks of the first size, and one that differs in blocks of the next. The last is a page. */
const BLOCK_SIZES = [262_144, 32_768, 4_096];
const [LARGEST_BLOCK = 0] = BLOCK_SIZES;

type IsEqual = (left: Uint8Array, right: Uint8Array) => boolean;

/** Half of the memory has never been used. All of it is compared with these bytes, which stay in the processor's cache. */
const EMPTY = new Uint8Array(LARGEST_BLOCK);

const blockAt = (memory: Uint8Array, start: number, size: number): Uint8Array =>
  memory.subarray(start, start + size);

/** Returns a copy of the memory, and the expected bytes of each large block. Nothing is stored for empty blocks. */
function saveMemory(
  memory: Uint8Array,
  isEqual: IsEqual,
): { saved: Uint8Array; blocks: Uint8Array[] } {
  const saved = new Uint8Array(memory.length);
  const blocks: Uint8Array[] = [];
  for (let start = 0; start < memory.length; start += LARGEST_BLOCK) {
    const block = blockAt(memory, start, LARGEST_BLOCK);
    const empty = blockAt(EMPTY, 0, block.length);
    const isEmpty = isEqual(block, empty);
    if (!isEmpty) saved.set(block, start);
    blocks.push(isEmpty ? empty : blockAt(saved, start, LARGEST_BLOCK));
  }
  return { saved, blocks };
}

/** Pages that follow each other, from the first byte to the one after the last. */
interface PageRun {
  start: number;
  end: number;
}

/**
 * Saves memory that a fork shares with its parent.
 *
 * @returns a function that writes the pages that differ, and no others. It first writes those that differed before,
 * because a program mostly changes the same ones for each input.
 */
function recordSharedMemory(memory: Uint8Array, isEqual: IsEqual): (memory: Uint8Array) => void {
  const { saved, blocks } = saveMemory(memory, isEqual);
  const changed: PageRun[] = [];
  const restorePage = (current: Uint8Array, original: Uint8Array, start: number): void => {
    current.set(original, start);
    const [last, end] = [changed.at(-1), start + original.length];
    if (last?.end === start) last.end = end;
    else changed.push({ start, end });
  };
  const restoreBlock = (
    current: Uint8Array,
    original: Uint8Array,
    { start, level }: { start: number; level: number },
  ): void => {
    if (isEqual(blockAt(current, start, original.length), original)) return;
    const size = BLOCK_SIZES[level + 1];
    if (size === undefined) restorePage(current, original, start);
    else {
      for (let at = 0; at < original.length; at += size) {
        restoreBlock(current, blockAt(original, at, size), { start: start + at, level: level + 1 });
      }
    }
  };
  return (current) => {
    for (const { start, end } of changed) current.set(saved.subarray(start, end), start);
    for (const [index, original] of blocks.entries()) {
      restoreBlock(current, original, { start: index * LARGEST_BLOCK, level: 0 });
    }
  };
}

function recordMemory(memory: Uint8Array, isEqual?: IsEqual): (memory: Uint8Array) => void {
  if (isEqual) return recordSharedMemory(memory, isEqual);
  const saved = memory.slice();
  return (current) => current.set(saved);
}

/**
 * Saves everything that a program can change: the interpreter's memory, with all state of Python and its C code, and
 * the files. Must not be called while Python code is running.
 *
 * It separates the inputs of one submission from each other. Learners never share an interpreter, so nothing else
 * depends on it.
 *
 * @param isEqual compares memory. With it, only what changed is written: a forked interpreter shares its memory with
 * its parent, and the system copies every page that is written.
 * @returns a function that restores the state and returns whether it succeeded; don't call it after a crash
 */
export function recordState(python: StatefulPython, isEqual?: IsEqual): () => boolean {
  const { FS: fileSystem, _module: module } = python;
  const { length } = module.HEAPU8;
  const restoreMemory = recordMemory(module.HEAPU8, isEqual);
  const restoreFiles = recordFiles(fileSystem);
  return () => {
    const memory = module.HEAPU8;
    restoreMemory(memory);
    memory.fill(0, length);
    return restoreFiles();
  };
}
