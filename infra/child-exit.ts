import type { ChildProcess } from 'node:child_process';

/**
 * Waits until a process has ended and all of its output was read.
 *
 * @returns its exit status; null if a signal ended it
 * @throws {Error} if it couldn't be started
 */
export function untilClosed(child: ChildProcess): Promise<number | null> {
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (status) => resolve(status));
  });
}
