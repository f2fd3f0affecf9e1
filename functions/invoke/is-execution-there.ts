import type { LambdaClientConfig } from '@aws-sdk/client-lambda';

const NO_CONTENT = 204;

/** A placeholder, because a dry run doesn't start an environment. */
const TENANT = 'health';

/**
 * Checks that the execution function exists and may be invoked, without running it.
 *
 * @param functionName a name or an ARN
 * @throws the SDK's error if it can't be invoked
 */
export async function isExecutionThere(
  functionName: string,
  config: LambdaClientConfig = {},
): Promise<boolean> {
  const { InvokeCommand, LambdaClient } = await import('@aws-sdk/client-lambda');
  const client = new LambdaClient({ maxAttempts: 1, ...config });
  try {
    const response = await client.send(
      new InvokeCommand({
        FunctionName: functionName,
        TenantId: TENANT,
        InvocationType: 'DryRun',
      }),
    );
    return response.StatusCode === NO_CONTENT;
  } finally {
    client.destroy();
  }
}
