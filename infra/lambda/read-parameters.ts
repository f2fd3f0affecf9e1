import { setTimeout as sleep } from 'node:timers/promises';
import { AwsV4Signer } from 'aws4fetch';
import * as z from 'zod/mini';
import { ConfigError } from '../start-error.ts';

/** Where the parameters are, and the credentials to read them. */
export interface ParameterStore {
  /** With a trailing slash, such as `/packetsmith/staging/`. */
  path: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** Of temporary credentials, as functions have them. */
  sessionToken?: string;
  /** Overrides the endpoint of the region. */
  endpoint?: string;
}

const ATTEMPTS = 4;

/** The timeout of one attempt, in milliseconds. */
const TIMEOUT_MS = 3_000;

/** The maximum delay before the second attempt, in milliseconds. It doubles with every further attempt. */
const FIRST_PAUSE_MS = 150;

/** Transient errors. Many environments that start at the same time can exceed the account's rate limit. */
const PASSING: ReadonlySet<string> = new Set([
  'InternalServerError',
  'ServiceUnavailable',
  'ThrottlingException',
  'TooManyRequestsException',
]);

/** Names without a parameter are listed separately and are not an error. */
const list = z.object({ Parameters: z.array(z.object({ Name: z.string(), Value: z.string() })) });

const refusal = z.object({ __type: z.string() });

type List = z.infer<typeof list>;

/**
 * Reads secrets below a path of SSM's Parameter Store, decrypted, in one call.
 *
 * @param names at most ten, the limit of the call; they need not all exist
 * @returns values by the given names
 * @throws {ConfigError} naming the path and AWS's error, never a value
 * @see https://docs.aws.amazon.com/systems-manager/latest/APIReference/API_GetParameters.html
 */
export async function readParameters(
  store: ParameterStore,
  names: readonly string[],
): Promise<Record<string, string>> {
  const { Parameters } = await askWithRetries(store, names);
  return Object.fromEntries(
    Parameters.map(({ Name, Value }) => [Name.slice(store.path.length), Value]),
  );
}

async function askWithRetries(store: ParameterStore, names: readonly string[]): Promise<List> {
  for (let attempt = 1; ; attempt += 1) {
    const answer = await ask(store, names);
    if (typeof answer !== 'string') return answer;
    if (attempt === ATTEMPTS || !PASSING.has(answer)) throw explain(store, answer);
    // Random, so that callers that were throttled together don't retry together.
    await sleep(Math.random() * FIRST_PAUSE_MS * 2 ** (attempt - 1));
  }
}

/** @returns the parameters, or the name of AWS's error */
async function ask(store: ParameterStore, names: readonly string[]): Promise<List | string> {
  const { path, region, endpoint = `https://ssm.${region}.amazonaws.com`, ...keys } = store;
  const body = JSON.stringify({ Names: names.map((name) => path + name), WithDecryption: true });
  const signed = await new AwsV4Signer({
    ...keys,
    region,
    service: 'ssm',
    method: 'POST',
    url: `${endpoint}/`,
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': 'AmazonSSM.GetParameters',
    },
    body,
  }).sign();
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  try {
    const response = await fetch(signed.url, { ...signed, body, signal });
    return readAnswer(response.status, await response.text());
  } catch {
    return 'ServiceUnavailable';
  }
}

/** Neither a parser nor a schema may report an error here: its message would quote the secrets. */
function readAnswer(status: number, text: string): List | string {
  const answer = parse(text);
  const { data } = list.safeParse(answer);
  if (status === 200 && data) return data;
  if (status >= 500) return 'ServiceUnavailable';
  const named = refusal.safeParse(answer).data?.__type;
  return named?.replace(/^.*#/, '') ?? `status ${status}`;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}

function explain({ path, region }: ParameterStore, answer: string): ConfigError {
  const ways: ReadonlyMap<string, string> = new Map(
    Object.entries({
      AccessDeniedException:
        "Allow the function's role ssm:GetParameters on each of them, and kms:Decrypt on the key.",
      ServiceUnavailable: 'It did not respond in time. The next request tries again.',
      ThrottlingException: 'It was called too often. The next request tries again.',
    }),
  );
  const way = ways.get(answer) ?? 'See the documentation of GetParameters for this error.';
  return new ConfigError(
    `The parameters below ${path} in ${region} could not be read: Parameter Store answered ${answer}. ${way}`,
  );
}
