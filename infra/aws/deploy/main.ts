import process from 'node:process';
import { openAwsAccount } from './aws-account.ts';
import { openTerminal } from './confirm.ts';
import { deploy } from './deploy.ts';
import { readDeployOptions } from './deploy-options.ts';
import { explainFailure } from './deploy-error.ts';
import { runSmokeTest } from './smoke/smoke-test.ts';
import { readStageToDeploy } from './stage-to-deploy.ts';
import { createToolkit } from './toolkit.ts';

// `npm run deploy -- <stage> [--plan] [--yes]`: docs/deploy.md describes the whole procedure.
try {
  const options = readDeployOptions(process.argv.slice(2));
  const stage = await readStageToDeploy(options.stage);
  await deploy(stage, options, {
    account: openAwsAccount({ region: stage.region }),
    toolkit: createToolkit(),
    smokeTest: runSmokeTest,
    ask: openTerminal(),
    print: (line) => console.log(line),
  });
} catch (error) {
  console.error(explainFailure(error));
  process.exitCode = 1;
}
