import type { LambdaClientConfig } from '@aws-sdk/client-lambda';

const NO_CONTENT = 204;

/** Nobody's: a dry run starts no environment. */
const TENANT = 'health';

/**
 * Whether the execution function is there and may be called. It is not run.
 *
 * @param functionName a name or an ARN
 * @throws what the SDK throws when it is not
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
