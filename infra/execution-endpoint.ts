import type { LambdaClientConfig } from '@aws-sdk/client-lambda';

/** The name of the function on execution hosts. */
export const HOSTED_FUNCTION = 'execution';

/** The id of the key that the APIs share with execution hosts. Nobody chooses it, so it isn't a setting. */
export const EXECUTION_KEY_ID = 'packetsmith';

/** The function that runs programs, and how its client reaches it. */
export interface ExecutionPlace {
  /** Name or ARN. */
  functionName: string;
  /** Omitted on AWS, where the SDK finds the endpoint and the credentials. */
  client?: LambdaClientConfig;
}

/**
 * Returns how to reach the function on execution hosts, which serve Lambda's Invoke API and check the signature of every
 * request.
 *
 * @param endpoint such as `http://10.0.0.5:8080`
 * @param key shared with the hosts
 */
export function executionOnHosts(endpoint: string, key: string): ExecutionPlace {
  const credentials = { accessKeyId: EXECUTION_KEY_ID, secretAccessKey: key };
  return { functionName: HOSTED_FUNCTION, client: { endpoint, region: 'hosts', credentials } };
}
