/**
 * What AWS allows every account, as its documentation said when it was read in November 2026. An operator asks the
 * console for the quotas of their own account: new accounts begin with less.
 */
export const QUOTAS = {
  /** For all functions of an account in a region. @see https://docs.aws.amazon.com/lambda/latest/dg/limits.html */
  accountConcurrency: 1_000,
  /** What must stay for functions without a reservation. @see https://docs.aws.amazon.com/lambda/latest/dg/configuration-concurrency.html */
  unreservedConcurrency: 100,
  /** For each concurrency of the function. @see https://docs.aws.amazon.com/lambda/latest/dg/tenant-isolation-troubleshooting.html */
  environmentsPerConcurrency: 2.5,
  /** Of one function. @see https://docs.aws.amazon.com/lambda/latest/dg/scaling-behavior.html */
  environmentStartsPerSecond: 100,
  /** Of an account in a region, 2,500 in smaller regions. @see https://docs.aws.amazon.com/apigateway/latest/developerguide/limits.html */
  httpApiPerSecond: 10_000,
  /** GetParameters, together with the other ways to read parameters. @see https://docs.aws.amazon.com/general/latest/gr/ssm.html */
  secretReadsPerSecond: 40,
} as const;
