import { lookup } from 'node:dns/promises';
import type { Stage } from '../../stages.ts';
import type { StackOutputs } from '../toolkit.ts';
import type { SmokeTarget } from './check.ts';

/** Where to try out what was deployed, and whether that is the address that learners use. */
export interface DeployedTarget extends SmokeTarget {
  /** Whether the site's own name leads somewhere already. */
  isNamed: boolean;
}

/** CloudFront's own address stands in as long as nobody has pointed the site's name at it. */
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
