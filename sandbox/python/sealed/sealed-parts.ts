import { createFileBudget } from './file-budget.ts';
import { guardHost } from './guard-host.ts';
import { startInterpreter, takeSnapshot } from './interpreter.ts';
import { createShell } from './shell.ts';
import { memoryLengthOf, restorePages } from './sparse-snapshot.ts';

/** What the bundle puts around the glue. The build turns this file into the bundle's first part. */
export const sealedParts = {
  createFileBudget,
  createShell,
  guardHost,
  memoryLengthOf,
  restorePages,
  startInterpreter,
  takeSnapshot,
};
