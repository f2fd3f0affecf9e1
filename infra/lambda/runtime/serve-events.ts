import { Agent, type IncomingHttpHeaders, request } from 'node:http';
import { text } from 'node:stream/consumers';

/** A handler of events, with the parts of the context that ours use. */
export type EventHandler = (event: unknown, context: EventContext) => Promise<unknown>;

/** What the Runtime API tells about an event besides its payload. */
interface EventContext {
  awsRequestId: string;
  /** The tenant whose environment this is, if the function is isolated by tenant. */
  tenantId?: string;
  /** What the caller adds to the event. */
  clientContext?: unknown;
}

/** The interface that Lambda offers in each environment. */
interface RuntimeApi {
  /** Waits for the next event. Lambda freezes the environment meanwhile. */
  next: () => Promise<{ context: EventContext; payload: string }>;
  answer: (requestId: string, payload: string) => Promise<void>;
  refuse: (requestId: string, error: unknown) => Promise<void>;
}

function describe(error: unknown): { errorType: string; errorMessage: string } {
  if (!(error instanceof Error)) return { errorType: 'Error', errorMessage: String(error) };
  return { errorType: error.name, errorMessage: error.message };
}

interface Response {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  body: string;
}

/** One connection is enough: an environment serves one event at a time. */
const agent = new Agent({ keepAlive: true, maxSockets: 1 });

/** Sends a request without any timeout. Unlike `fetch`, it survives being frozen for an hour while it waits. */
function send(url: string, body: string | null): Promise<Response> {
  return new Promise((resolve, reject) => {
    const method = body === null ? 'GET' : 'POST';
    const sent = request(url, { agent, method }, (response) => {
      const { statusCode: status, headers } = response;
      text(response).then((answer) => resolve({ status, headers, body: answer }), reject);
    });
    sent.on('error', reject).end(body ?? undefined);
  });
}

/**
 * Connects to the Runtime API.
 *
 * @param address host and port, as in AWS_LAMBDA_RUNTIME_API
 * @see https://docs.aws.amazon.com/lambda/latest/dg/runtimes-api.html
 */
function connect(address: string): RuntimeApi {
  const invocations = `http://${address}/2018-06-01/runtime/invocation`;
  const post = async (path: string, body: string): Promise<void> => {
    await send(`${invocations}/${path}`, body);
  };
  return {
    async next() {
      const { status, headers, body } = await send(`${invocations}/next`, null);
      const awsRequestId = headers['lambda-runtime-aws-request-id'];
      const tenantId = headers['lambda-runtime-aws-tenant-id'];
      if (typeof awsRequestId !== 'string') throw new Error(`The Runtime API answered ${status}.`);
      const clientContext = headers['lambda-runtime-client-context'];
      const context = {
        awsRequestId,
        ...(typeof tenantId === 'string' && { tenantId }),
        ...(typeof clientContext === 'string' && {
          clientContext: JSON.parse(clientContext) as unknown,
        }),
      };
      return { context, payload: body };
    },
    answer: (requestId, payload) => post(`${requestId}/response`, payload),
    refuse: (requestId, error) => post(`${requestId}/error`, JSON.stringify(describe(error))),
  };
}

/**
 * Serves one event after another until the Runtime API is gone. This is what Lambda's own runtimes do; an image with its
 * own Node brings its own.
 *
 * @param address host and port of the Runtime API
 * @throws if the Runtime API can't be reached
 */
export async function serveEvents(address: string, handler: EventHandler): Promise<never> {
  const api = connect(address);
  for (;;) {
    const { context, payload } = await api.next();
    const { awsRequestId } = context;
    try {
      const result = await handler(JSON.parse(payload), context);
      await api.answer(awsRequestId, JSON.stringify(result ?? null));
    } catch (error) {
      await api.refuse(awsRequestId, error);
    }
  }
}
