import { type FSWatcher, readdirSync, statSync, watch } from 'node:fs';
import path from 'node:path';

/** Thousands of folders that only npm changes. */
const PACKAGES = 'node_modules';

/**
 * Watches a folder and every folder in it except `node_modules`. Node's own recursive watcher loses a file on Linux as soon as an editor or Git
 * replaces it, because it watches each file by itself.
 *
 * @param onChange receives the path of each changed file or folder, relative to the folder
 * @returns a function that stops watching
 */
export function watchFolder(folder: string, onChange: (file: string) => void): () => void {
  const watchers = new Map<string, FSWatcher>();
  const watchOne = (directory: string): void => {
    // A folder that was removed and created again needs a new watcher.
    watchers.get(directory)?.close();
    const watcher = watch(directory, (_event, name) => {
      if (name === null) return;
      const changed = path.join(directory, name);
      if (name === PACKAGES) return;
      if (isFolder(changed)) watchAll(changed);
      onChange(path.relative(folder, changed));
    });
    // On Windows, a removed folder is an error.
    watcher.on('error', () => watcher.close());
    watchers.set(directory, watcher);
  };
  const watchAll = (directory: string): void => {
    watchOne(directory);
    for (const entry of readdirSync(directory, { withFileTypes: true })) {
      if (entry.isDirectory() && entry.name !== PACKAGES)
        watchAll(path.join(directory, entry.name));
    }
  };
  watchAll(folder);
  return () => {
    for (const watcher of watchers.values()) watcher.close();
  };
}

function isFolder(file: string): boolean {
  return statSync(file, { throwIfNoEntry: false })?.isDirectory() === true;
}
