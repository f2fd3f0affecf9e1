import { randomUUID } from 'node:crypto';
import type { Context } from 'aws-lambda';

/** What a function learns of its invocation. The ways to answer of long ago are left out. */
export type LambdaContext = Omit<Context, 'done' | 'fail' | 'succeed'>;

/** Describes an invocation to the function that is invoked. */
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
