import type { Stage } from '../stages.ts';
import type { CloudAccount } from './cloud-account.ts';
import { DeployError } from './deploy-error.ts';

/** The concurrency that AWS requires to remain unreserved. */
const UNRESERVED = 100;

/**
 * Checks that the account can hold the stack, before CloudFormation fails halfway.
 *
 * @throws {DeployError} with the command to run or the quota to request
 */
export async function requireRoom(
  stage: Stage,
  accountId: string,
  account: CloudAccount,
): Promise<void> {
  const { region, runsAtOnce } = stage;
  if (!(await account.isBootstrapped())) {
    throw new DeployError(
      `The CDK is not set up in ${region}. Run "npm exec --prefix infra/aws -- cdk bootstrap aws://${accountId}/${region}" once.`,
    );
  }
  const concurrency = await account.readConcurrency();
  if (concurrency >= runsAtOnce + UNRESERVED) return;
  throw new DeployError(
    `The account has a concurrency quota of ${concurrency} in ${region}; runs_at_once is ${runsAtOnce}, and AWS requires ${UNRESERVED} more to stay unreserved. Request a higher quota: "aws service-quotas request-service-quota-increase --service-code lambda --quota-code L-B99A9384 --desired-value 1000 --region ${region}".`,
  );
}
