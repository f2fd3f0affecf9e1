import { createFileBudget } from './file-budget.ts';
import { createLimitRead } from './library-gap.ts';
import { createSeededHost } from './seeded-host.ts';
import { createShell, guardHost } from './shell.ts';
import { startInterpreter, takeSnapshot } from './interpreter.ts';
import { memoryLengthOf, restorePages } from './sparse-snapshot.ts';

/** Our code around the glue. The build turns this file into the first part of the bundle. */
export const sealedParts = {
  createFileBudget,
  createLimitRead,
  createSeededHost,
  createShell,
  guardHost,
  memoryLengthOf,
  restorePages,
  startInterpreter,
  takeSnapshot,
};
