import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

import { buildPythonRuntime } from '../sandbox/python/build.ts';
import { readManifest } from '../sandbox/python/runtime-manifest.ts';
import { createSealedPythonRunner } from '../sandbox/python/sealed-runner.ts';
import { ContentError } from './content-error.ts';
import { CONTENT_PATH } from './content-folder.ts';
import { createPacedRunner } from './paced-runner.ts';
import { hashJudge } from './passed-items.ts';
import { createProgressBar } from './validation-report.ts';
import { runValidation } from './run-validation.ts';

// `npm run content [-- <slug>…] [-- --write] [-- --changed] [-- --record] [-- --all-mutants]`: validates the
// curriculum in the real sandbox.

/** How many items that have not changed `--changed` validates all the same. */
const SAMPLE = 3;
/** The most seconds that a run of the whole curriculum may take on two quiet cores. */
const MOST_SECONDS = 360;
const RUNTIME_DIR = fileURLToPath(new URL('../.build/runtime/python', import.meta.url));

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    write: { type: 'boolean', default: false },
    changed: { type: 'boolean', default: false },
    record: { type: 'boolean', default: false },
    'all-mutants': { type: 'boolean', default: false },
  },
});

await buildPythonRuntime(RUNTIME_DIR, console.log);
const runtime = await readManifest(RUNTIME_DIR);
const bar = createProgressBar(process.stdout);
const runner = createPacedRunner((slowdown) =>
  createSealedPythonRunner({ runtimeDir: RUNTIME_DIR, slowdown }),
);
const areAllMutants = values['all-mutants'];
const mostSeconds = areAllMutants ? Infinity : MOST_SECONDS;
try {
  const problems = await runValidation({
    directory: CONTENT_PATH,
    runner,
    slugs: positionals,
    mustWrite: values.write,
    mustRecord: values.record,
    judge: await hashJudge(runtime?.inputs ?? ''),
    areAllMutants,
    ...(values.changed ? { unchanged: SAMPLE } : { mostSeconds }),
    report: (line) => bar.print(line),
    onProgress: (done, all) => bar.show(done, all),
  });
  process.exitCode = problems === 0 ? 0 : 1;
} catch (error) {
  if (!(error instanceof ContentError || error instanceof RangeError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
} finally {
  bar.clear();
  // Nothing after this depends on it.
  void runner.close();
}
