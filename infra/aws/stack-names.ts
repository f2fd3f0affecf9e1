import type { StageName } from './stages.ts';

/** The name of a stage's stack. */
export const stackName = (stage: StageName): string => `Packetsmith-${stage}`;

/** The name of one of a stage's functions. */
export const functionName = (stage: StageName, name: string): string =>
  `packetsmith-${stage}-${name}`;

/** Below this, the Parameter Store keeps a stage's secrets, each named as its variable. */
export const secretsPath = (stage: StageName): string => `/packetsmith/${stage}/`;

/** What a stack tells about itself once it is deployed. */
export const OUTPUTS = {
  siteUrl: 'SiteUrl',
  distributionUrl: 'DistributionUrl',
  apiUrl: 'ApiUrl',
  executionFunctionName: 'ExecutionFunctionName',
  distributionId: 'DistributionId',
  bucketName: 'BucketName',
} as const;
