import type { Stage } from '../stages.ts';
import type { CloudAccount } from './cloud-account.ts';
import { DeployError } from './deploy-error.ts';

/** What AWS wants left for functions without a reservation of their own. */
const UNRESERVED = 100;

/**
 * Sees that the account can take the stack, before CloudFormation finds out in the middle of it.
 *
 * @throws {DeployError} saying what to run or to ask AWS for
 */
export async function requireRoom(
  stage: Stage,
  accountId: string,
  account: CloudAccount,
): Promise<void> {
  const { region, runsAtOnce } = stage;
  if (!(await account.isBootstrapped())) {
    throw new DeployError(
      `The CDK has nothing to deploy with in ${region}; run "npm exec --prefix infra/aws -- cdk bootstrap aws://${accountId}/${region}" once.`,
    );
  }
  const concurrency = await account.readConcurrency();
  if (concurrency >= runsAtOnce + UNRESERVED) return;
  throw new DeployError(
    `The account may run ${concurrency} functions at once in ${region}; runs_at_once is ${runsAtOnce}, and AWS wants ${UNRESERVED} left beside it. Ask for more: "aws service-quotas request-service-quota-increase --service-code lambda --quota-code L-B99A9384 --desired-value 1000 --region ${region}".`,
  );
}
