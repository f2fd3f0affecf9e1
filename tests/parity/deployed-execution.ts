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

/** An environment of the deployed function belongs to one learner, so all programs come from the same one. */
const TENANT = 'parity';

/**
 * The execution function as deployed: its bundle, with the engine that it selects, called through the SDK's own client.
 * Programs of one learner take turns.
 */
export function useDeployedExecution(): Place {
  const bundled = useBundledFunctions(['execution']);
  let api: InvokeApi | undefined;
  let client: LambdaClient | undefined;
  let last: Promise<unknown> = Promise.resolve();
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
      const command = new InvokeCommand({ FunctionName: 'execution', TenantId: TENANT, Payload });
      const sent = last.then(() => client?.send(command));
      last = sent.catch(() => undefined);
      const answer = await sent;
      const text = new TextDecoder().decode(answer?.Payload);
      if (answer?.FunctionError !== undefined) throw new Error(text);
      return withoutTime((JSON.parse(text) as RunResult).outcomes);
    },
  };
}
