import { randomUUID } from 'node:crypto';
import { InvokeCommand, LambdaClient } from '@aws-sdk/client-lambda';
import { afterAll, beforeAll } from 'vitest';
import { type InvokeApi, startInvokeApi } from '../../infra/server/lambda/invoke-api.ts';
import type { RunRequest, RunResult } from '../../sandbox/contract.ts';
import { useBundledFunctions } from './bundled-functions.ts';
import { type TimelessOutcome, withoutTime } from './parity-program.ts';

/** A place where programs run. */
export interface Place {
  name: string;
  run: (request: RunRequest) => Promise<TimelessOutcome[]>;
}

/**
 * The execution function as deployed: its bundle, with the engine that it selects, called through the SDK's own client.
 */
export function useDeployedExecution(): Place {
  const bundled = useBundledFunctions(['execution']);
  let api: InvokeApi | undefined;
  let client: LambdaClient | undefined;
  beforeAll(async () => {
    api = await startInvokeApi([bundled.host('execution')], () => undefined);
    // The client retries: a keep-alive connection could close at the moment it is reused.
    client = new LambdaClient(api.client);
  });
  afterAll(async () => {
    client?.destroy();
    await api?.close();
  });
  return {
    name: 'the deployed function',
    run: async (request) => {
      const Payload = JSON.stringify(request);
      // Every program comes from another learner, as one learner's programs run one after the other.
      const TenantId = randomUUID();
      const command = new InvokeCommand({ FunctionName: 'execution', TenantId, Payload });
      const answer = await client?.send(command);
      const text = new TextDecoder().decode(answer?.Payload);
      if (answer?.FunctionError !== undefined) throw new Error(text);
      return withoutTime((JSON.parse(text) as RunResult).outcomes);
    },
  };
}
