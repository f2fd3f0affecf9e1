import path from 'node:path';
import process from 'node:process';
import { PROJECT } from '../build/build-step.ts';
import { gatherArtifacts } from './artifacts.ts';
import { createApp } from './packetsmith-stack.ts';
import { readStages, StageError } from './stages.ts';

// `npm run synth`: writes the CloudFormation templates of every stage to `.build/cdk.out` or to the given directory.
// Needs no account and no network. Fails on any unexplained cdk-nag finding.
const output = path.resolve(process.argv[2] ?? path.join(PROJECT, '.build/cdk.out'));
try {
  const stages = await readStages();
  const app = createApp({ stages, artifacts: await gatherArtifacts(), output });
  for (const { templateFullPath } of app.synth().stacks) console.log(templateFullPath);
} catch (error) {
  if (!(error instanceof StageError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
