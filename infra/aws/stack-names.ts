import type { StageName } from './stages.ts';

/** Returns the name of a stage's stack. */
export const stackName = (stage: StageName): string => `Packetsmith-${stage}`;

/** Returns the name of one of a stage's functions. */
export const functionName = (stage: StageName, name: string): string =>
  `packetsmith-${stage}-${name}`;

/** The alias by which functions are called. A release shifts it from one version to the next. */
export const LIVE = 'live';

/** Returns the Parameter Store path of a stage's secrets. Each is named after its variable. */
export const secretsPath = (stage: StageName): string => `/packetsmith/${stage}/`;

/** The outputs of a deployed stack. */
export const OUTPUTS = {
  siteUrl: 'SiteUrl',
  distributionUrl: 'DistributionUrl',
  apiUrl: 'ApiUrl',
  executionFunctionName: 'ExecutionFunctionName',
  distributionId: 'DistributionId',
  bucketName: 'BucketName',
} as const;
