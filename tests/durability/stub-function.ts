import type { FunctionHost } from '../../infra/server/lambda/function-host.ts';
import type { RunRequest } from '../../sandbox/contract.ts';
import { stubbedExecution } from '../support/stubbed-execution.ts';

/** A stub of the execution function that can hold its responses back. */
export interface StubFunction {
  host: FunctionHost;
  /** Resolves when the next call has arrived. The call isn't answered until it is released. */
  holdNext(): Promise<null>;
  /** Answers the held calls. */
  release(): void;
}

export function createStubFunction(name: string): StubFunction {
  let reached: ((value: null) => void) | null = null;
  let released = Promise.withResolvers<undefined>();
  const hold = async (): Promise<void> => {
    if (reached === null) return;
    reached(null);
    reached = null;
    await released.promise;
  };
  return {
    host: {
      name,
      async invoke(payload, { tenantId }) {
        await hold();
        const request = JSON.parse(payload) as RunRequest;
        const result = await stubbedExecution.run(request, { learnerId: tenantId });
        return { isError: false, payload: JSON.stringify(result) };
      },
      isHealthy: () => Promise.resolve(true),
      close: () => Promise.resolve(),
    },
    holdNext: () =>
      new Promise((resolve) => {
        reached = resolve;
      }),
    release() {
      released.resolve(undefined);
      released = Promise.withResolvers();
    },
  };
}
