import { App, Validations } from 'aws-cdk-lib';
import recommended from 'aws-cdk-lib/recommended-feature-flags.json' with { type: 'json' };
import { AwsSolutionsChecks } from 'cdk-nag';
import type { Artifacts } from './artifacts.ts';
import { PacketsmithStack } from './packetsmith-stack.ts';
import type { Stage } from './stages.ts';

/** What to synthesize, and where to write it. */
export interface AppTerms {
  stages: readonly Stage[];
  artifacts: Artifacts;
  /** The directory of the cloud assembly. */
  output: string;
}

/** Creates the CDK app with one stack per stage and the checks that every stack must pass. */
export function createApp({ stages, artifacts, output }: AppTerms): App {
  const app = new App({ outdir: output, analyticsReporting: false, context: recommended });
  for (const stage of stages) new PacketsmithStack(app, { stage, artifacts });
  Validations.of(app).addPlugins(new AwsSolutionsChecks(app));
  return app;
}
