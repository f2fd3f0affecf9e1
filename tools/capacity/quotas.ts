/**
 * The default quotas of every AWS account, as documented in November 2026. Operators find their own account's quotas in
 * the console: new accounts start with less.
 */
export const QUOTAS = {
  /** For all functions of an account in a region. @see https://docs.aws.amazon.com/lambda/latest/dg/limits.html */
  accountConcurrency: 1_000,
  /**
   * What must remain for functions without a reservation. @see
   * https://docs.aws.amazon.com/lambda/latest/dg/configuration-concurrency.html
   */
  unreservedConcurrency: 100,
  /**
   * Per unit of the function's concurrency. @see
   * https://docs.aws.amazon.com/lambda/latest/dg/tenant-isolation-troubleshooting.html
   */
  environmentsPerConcurrency: 2.5,
  /** For one function. @see https://docs.aws.amazon.com/lambda/latest/dg/scaling-behavior.html */
  environmentStartsPerSecond: 100,
  /**
   * For an account in a region; 2,500 in smaller regions. @see
   * https://docs.aws.amazon.com/apigateway/latest/developerguide/limits.html
   */
  httpApiPerSecond: 10_000,
  /**
   * GetParameters, together with the other calls that read parameters. @see
   * https://docs.aws.amazon.com/general/latest/gr/ssm.html
   */
  secretReadsPerSecond: 40,
} as const;
