// The process that a function runs in. It loads the handler of one module, serves one invocation after another, and
// ends with its parent.
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';
import type { Cancellation, Cut, FunctionMessage, Invocation } from './function-messages.ts';
import { createLambdaContext } from './lambda-context.ts';

type Handler = (event: unknown, context: unknown) => Promise<unknown>;

const lambdaModule = z.object({
  handler: z.custom<Handler>((value) => typeof value === 'function'),
});

const [, , file = ''] = process.argv;
const loaded: unknown = await import(pathToFileURL(file).href);
const { handler } = lambdaModule.parse(loaded);

process.on('disconnect', () => process.exit());
/** What aborts the signals of the running invocations. */
const controllers = new Map<string, { gone: AbortController; cut: AbortController }>();
process.on('message', (message: Invocation | Cancellation | Cut) => {
  if ('cancel' in message) controllers.get(message.cancel)?.gone.abort();
  else if ('cut' in message) controllers.get(message.cut)?.cut.abort();
  else void serve(message);
});
send({ kind: 'ready' });

async function serve(invocation: Invocation): Promise<void> {
  const { id, functionName, timeoutMs, tenantId } = invocation;
  const [gone, cut] = [new AbortController(), new AbortController()];
  controllers.set(id, { gone, cut });
  const context = {
    ...createLambdaContext(functionName, timeoutMs),
    awsRequestId: id,
    tenantId,
    // AWS has no such fields, because it never cancels an invocation.
    signal: gone.signal,
    cut: cut.signal,
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
