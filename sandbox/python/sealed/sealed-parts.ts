import { createFileBudget } from './file-budget.ts';
import { createLimitRead } from './library-gap.ts';
import { createProgramHost } from './program-host.ts';
import { createShell, guardHost } from './shell.ts';
import { startInterpreter, takeSnapshot } from './interpreter.ts';
import { memoryLengthOf, restorePages } from './sparse-snapshot.ts';
import { createTraces } from './watch-traces.ts';

/** Our code around the glue. The build turns this file into the first part of the bundle. */
export const sealedParts = {
  createFileBudget,
  createLimitRead,
  createProgramHost,
  createShell,
  createTraces,
  guardHost,
  memoryLengthOf,
  restorePages,
  startInterpreter,
  takeSnapshot,
};
