// The process that a function runs in. It loads the handler of one module, serves one invocation after another, and
// ends with its parent.
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';
import type { Cancellation, FunctionMessage, Invocation } from './function-messages.ts';
import { createLambdaContext } from './lambda-context.ts';

type Handler = (event: unknown, context: unknown) => Promise<unknown>;

const lambdaModule = z.object({
  handler: z.custom<Handler>((value) => typeof value === 'function'),
});

const [, , file = ''] = process.argv;
const loaded: unknown = await import(pathToFileURL(file).href);
const { handler } = lambdaModule.parse(loaded);

process.on('disconnect', () => process.exit());
const controllers = new Map<string, AbortController>();
process.on('message', (message: Invocation | Cancellation) => {
  if ('cancel' in message) controllers.get(message.cancel)?.abort();
  else void serve(message);
});
send({ kind: 'ready' });

async function serve(invocation: Invocation): Promise<void> {
  const { id, functionName, timeoutMs, tenantId } = invocation;
  const controller = new AbortController();
  controllers.set(id, controller);
  const context = {
    ...createLambdaContext(functionName, timeoutMs),
    awsRequestId: id,
    tenantId,
    // AWS has no such field, because it never cancels an invocation.
    signal: controller.signal,
  };
  try {
    const result = await handler(JSON.parse(invocation.payload), context);
    send({ kind: 'result', id, payload: JSON.stringify(result ?? null), isError: false });
  } catch (error) {
    send({ kind: 'result', id, payload: JSON.stringify(describe(error)), isError: true });
  } finally {
    controllers.delete(id);
  }
}

function describe(error: unknown): { errorType: string; errorMessage: string; trace: string[] } {
  if (!(error instanceof Error)) {
    return { errorType: 'Error', errorMessage: String(error), trace: [] };
  }
  const trace = (error.stack ?? '').split('\n');
  return { errorType: error.name, errorMessage: error.message, trace };
}

function send(message: FunctionMessage): void {
  process.send?.(message);
}
