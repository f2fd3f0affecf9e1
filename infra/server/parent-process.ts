import process from 'node:process';

const LOOK_EVERY_MS = 200;

/** Asks a program to end when the one that started it ends. */
export const END_WITH_PARENT = '--end-with-parent';

/**
 * Calls back when the process that started this one has ended. `npm` runs scripts in a shell, and hands SIGTERM
 * to that alone: without this, stopping `npm start` would leave us running.
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
