/** A file or directory of the glue's file system in memory. */
interface FileNode {
  name: string;
  mode: number;
  parent: FileNode;
  mtime: number;
  /** Bytes of a file, members of a directory. */
  contents?: Uint8Array | Record<string, FileNode>;
  usedBytes?: number;
  name_next?: FileNode;
}

interface FileStream {
  fd: number | null;
}

/** The parts of the glue's file system that can be put back. */
export interface KeptFileSystem {
  nameTable: (FileNode | undefined)[];
  streams: (FileStream | null | undefined)[];
  currentPath: string;
  close(stream: FileStream): void;
  hashRemoveNode(node: FileNode): void;
}

/** Everything about a file that its owner can change. Members of directories are looked at one by one. */
function traitsOf({ name, mode, parent, mtime, contents, usedBytes }: FileNode): unknown[] {
  const isFile = contents instanceof Uint8Array;
  return [name, mode, parent, ...(isFile ? [mtime, contents, usedBytes] : [])];
}

function* nodesOf({ nameTable }: KeptFileSystem): Generator<FileNode> {
  for (const first of nameTable) {
    let node = first;
    while (node !== undefined) {
      // Whoever walks may take the node out of its chain.
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
 * Remembers which files there are, which are open, and the working directory.
 *
 * @returns closes and removes what is new since then, and tells whether everything else is as it was
 */
export function keepFiles(fileSystem: KeptFileSystem): () => boolean {
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
