import { randomUUID } from 'node:crypto';
import type { Context } from 'aws-lambda';

/** The context of an invocation, without the obsolete response callbacks. */
export type LambdaContext = Omit<Context, 'done' | 'fail' | 'succeed'>;

/** Creates the context of an invocation. */
export function createLambdaContext(functionName: string, timeoutMs: number): LambdaContext {
  const deadline = Date.now() + timeoutMs;
  return {
    functionName,
    functionVersion: '$LATEST',
    invokedFunctionArn: `arn:aws:lambda:local:000000000000:function:${functionName}`,
    memoryLimitInMB: '1024',
    awsRequestId: randomUUID(),
    logGroupName: `/aws/lambda/${functionName}`,
    logStreamName: 'local',
    callbackWaitsForEmptyEventLoop: false,
    getRemainingTimeInMillis: () => Math.max(0, deadline - Date.now()),
  };
}
