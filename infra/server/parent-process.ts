import process from 'node:process';

const LOOK_EVERY_MS = 200;

/** The option that ends a program when its parent process ends. */
export const END_WITH_PARENT = '--end-with-parent';

/**
 * Calls back when the parent process has ended. `npm` runs scripts in a shell and sends SIGTERM only to that shell;
 * without this, stopping `npm start` would leave this process running.
 */
export function whenParentEnds(end: () => void): void {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    end();
  }, LOOK_EVERY_MS);
  timer.unref();
}
