import { lookup } from 'node:dns/promises';
import type { Stage } from '../../stages.ts';
import type { StackOutputs } from '../toolkit.ts';
import type { SmokeTarget } from './check.ts';

/** What to test after a deployment, and whether its URL is the one that learners use. */
export interface DeployedTarget extends SmokeTarget {
  /** Whether the site's domain already resolves. */
  isNamed: boolean;
}

/** Uses CloudFront's default domain until the site's own domain points to it. */
export async function targetOf(stage: Stage, outputs: StackOutputs): Promise<DeployedTarget> {
  const isNamed = stage.certificateArn === null || (await isKnown(new URL(stage.siteUrl).hostname));
  const hasName = stage.certificateArn !== null && isNamed;
  return {
    siteUrl: (hasName ? stage.siteUrl : outputs.DistributionUrl).replace(/\/$/, ''),
    apiUrl: outputs.ApiUrl.replace(/\/$/, ''),
    isHidden: stage.name !== 'production',
    isNamed,
  };
}

function isKnown(host: string): Promise<boolean> {
  return lookup(host).then(
    () => true,
    () => false,
  );
}
