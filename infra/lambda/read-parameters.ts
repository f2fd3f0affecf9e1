import { setTimeout as sleep } from 'node:timers/promises';
import { AwsV4Signer } from 'aws4fetch';
import * as z from 'zod/mini';
import { ConfigError } from '../config-error.ts';

/** Where the parameters are, and as whom they are read. */
export interface ParameterStore {
  /** With a slash at its end, such as `/packetsmith/staging/`. */
  path: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** Of temporary keys, as a function has them. */
  sessionToken?: string;
  /** Another address than that of the region. */
  endpoint?: string;
}

const ATTEMPTS = 4;

/** Milliseconds that one attempt may take. */
const TIMEOUT_MS = 3_000;

/** Milliseconds before the second attempt at most; twice as many before each further one. */
const FIRST_PAUSE_MS = 150;

/** What passes by itself. Many environments that start at once ask more often than an account may. */
const PASSING: ReadonlySet<string> = new Set([
  'InternalServerError',
  'ServiceUnavailable',
  'ThrottlingException',
  'TooManyRequestsException',
]);

/** Names that there are none of are listed apart, and are no failure. */
const list = z.object({ Parameters: z.array(z.object({ Name: z.string(), Value: z.string() })) });

const refusal = z.object({ __type: z.string() });

type List = z.infer<typeof list>;

/**
 * Reads secrets below a path of SSM's Parameter Store, decrypted, by one call.
 *
 * @param names ten at most, as the call takes; there need not be a parameter for each
 * @returns values by the names that were given
 * @throws {ConfigError} naming the path and what AWS answered, never a value
 * @see https://docs.aws.amazon.com/systems-manager/latest/APIReference/API_GetParameters.html
 */
export async function readParameters(
  store: ParameterStore,
  names: readonly string[],
): Promise<Record<string, string>> {
  const { Parameters } = await askPatiently(store, names);
  return Object.fromEntries(
    Parameters.map(({ Name, Value }) => [Name.slice(store.path.length), Value]),
  );
}

async function askPatiently(store: ParameterStore, names: readonly string[]): Promise<List> {
  for (let attempt = 1; ; attempt += 1) {
    const answer = await ask(store, names);
    if (typeof answer !== 'string') return answer;
    if (attempt === ATTEMPTS || !PASSING.has(answer)) throw explain(store, answer);
    // At random, so that those who were refused together do not come back together.
    await sleep(Math.random() * FIRST_PAUSE_MS * 2 ** (attempt - 1));
  }
}

/** @returns the parameters, or AWS's name of what is wrong */
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

/** Neither a parser nor a schema may complain of it: they would quote it. */
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
  const ways: Record<string, string> = {
    AccessDeniedException:
      "Permit ssm:GetParameters on each of them, and kms:Decrypt on the key, to the function's role.",
    ServiceUnavailable: 'It did not answer in time; the next request tries again.',
    ThrottlingException: 'It was asked too often; the next request tries again.',
  };
  const way = ways[answer] ?? 'Look the answer up in the documentation of GetParameters.';
  return new ConfigError(
    `The parameters below ${path} in ${region} could not be read: Parameter Store answered ${answer}. ${way}`,
  );
}
