import process from 'node:process';
import { isCurrent, PROJECT, runStep } from './build/build-step.ts';
import { BUILD_STEPS } from './build/build-steps.ts';
import { ACCEPT_ASSETS, acceptAssets } from './build/self-hosted-assets.ts';

// `npm run build [-- <step> …]`: runs the build steps whose inputs have changed. `npm start` does this too.
const names = process.argv.slice(2).filter((argument) => argument !== ACCEPT_ASSETS);
if (process.argv.includes(ACCEPT_ASSETS)) {
  const changed = await acceptAssets(PROJECT);
  console.log(
    `Accepted ${changed.length} changed assets:${changed.map((file) => `\n  ${file}`).join('')}`,
  );
}
for (const step of BUILD_STEPS) {
  if (names.length > 0 && !names.includes(step.name)) continue;
  if (await isCurrent(step)) {
    console.log(`Up to date: ${step.title}`);
    continue;
  }
  console.log(`Building ${step.title}`);
  const start = Date.now();
  try {
    await runStep(step, (line) => console.log(`  ${line}`));
  } catch (error) {
    const reason = error instanceof Error ? (error.stack ?? error.message) : String(error);
    console.error(`Building ${step.title} failed: ${reason}`);
    process.exit(1);
  }
  console.log(`  done in ${((Date.now() - start) / 1_000).toFixed(1)} s`);
}
