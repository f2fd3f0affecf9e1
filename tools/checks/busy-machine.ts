import { spawn } from 'node:child_process';
import process from 'node:process';
import { runScriptInView } from './run-script.ts';

// `npm run test:busy [-- <runs>]`: runs `npm test` several times while endless loops keep the cores busy.

/** How many endless loops run beside the tests. */
const LOOPS = 4;
const DEFAULT_RUNS = 3;
/** The loops end by themselves after so many milliseconds, whatever happens to this process. */
const MOST_MS = 3 * 3_600_000;

const runs = Number(process.argv[2] ?? DEFAULT_RUNS);
if (!Number.isInteger(runs) || runs < 1) {
  throw new Error(`The number of runs must be a whole number from 1; it is ${process.argv[2]}.`);
}

const loop = `const end = performance.now() + ${MOST_MS};
const parent = process.ppid;
while (performance.now() < end && process.ppid === parent);`;
const loops = Array.from({ length: LOOPS }, () =>
  spawn(process.execPath, ['-e', loop], { stdio: 'ignore' }),
);
process.once('exit', () => {
  for (const child of loops) child.kill('SIGKILL');
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

let passed = 0;
for (let run = 1; run <= runs; run += 1) {
  console.log(`\nRun ${run} of ${runs} beside ${LOOPS} endless loops\n`);
  if (await runScriptInView('test', [])) passed += 1;
}
console.log(`\n${passed} of ${runs} runs passed.`);
process.exit(passed === runs ? 0 : 1);
