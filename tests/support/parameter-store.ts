// cspell:ignore AKIDEXAMPLE
import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { closeServer, listen } from '../../infra/http/listen.ts';

/** The variables of a function that set its credentials and the address of the store. */
export const STORE_PRINCIPAL = {
  AWS_REGION: 'eu-central-1',
  AWS_ACCESS_KEY_ID: 'AKIDEXAMPLE',
  AWS_SECRET_ACCESS_KEY: 'wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY',
  AWS_SESSION_TOKEN: 'a-token-of-temporary-keys',
};

/** The variables of a principal with read access. */
type Principal = Readonly<Record<string, string>>;

/** A refusal that a principal gets instead of parameters. */
export interface StoreRefusal {
  status: number;
  type: string;
}

/** What one call requested. */
export interface StoreRequest {
  headers: IncomingHttpHeaders;
  body: { Names: string[]; WithDecryption: boolean };
}

/** A Parameter Store that answers GetParameters for callers with a valid signature. */
export interface ParameterStoreServer {
  endpoint: string;
  /** The parameters by name; changes apply from the next call on. */
  parameters: Map<string, string>;
  /** The calls so far. */
  requests: StoreRequest[];
  /** Refuses the next calls with these refusals, one after the other. */
  refusals: StoreRefusal[];
  close(): Promise<void>;
}

const sha256 = (value: string): string => createHash('sha256').update(value).digest('hex');
const hmac = (key: string | Buffer, value: string): Buffer =>
  createHmac('sha256', key).update(value).digest();

/** The headers that a principal must sign at least. */
const SIGNED = ['host', 'x-amz-date', 'x-amz-target'];

/** The parts of a version 4 `authorization` header. */
function readAuthorization({ headers }: IncomingMessage) {
  const pattern = /^AWS4-HMAC-SHA256 Credential=([^,]+), SignedHeaders=([^,]+), Signature=(\w+)$/;
  const parts = pattern.exec(headers.authorization ?? '') ?? [];
  const [, credential = '', names = '', signature = ''] = parts;
  const [accessKeyId = '', ...scope] = credential.split('/');
  return { accessKeyId, scope, names: names.split(';'), signature };
}

/** @param day such as `20300131` */
function signingKey(day: string, principal: Principal): string | Buffer {
  const { AWS_REGION: region = '', AWS_SECRET_ACCESS_KEY: secret = '' } = principal;
  const parts = [day, region, 'ssm', 'aws4_request'];
  return parts.reduce<string | Buffer>((key, part) => hmac(key, part), `AWS4${secret}`);
}

/**
 * Computes the expected signature of a request.
 *
 * @see https://docs.aws.amazon.com/IAM/latest/UserGuide/reference_sigv-create-signed-request.html
 */
function isSigned(request: IncomingMessage, body: string, principal: Principal): boolean {
  const { headers, method = '', url = '' } = request;
  const { accessKeyId, scope, names, signature } = readAuthorization(request);
  const token = principal['AWS_SESSION_TOKEN'];
  const mustBeSigned = [...SIGNED, ...(token === undefined ? [] : ['x-amz-security-token'])];
  if (!mustBeSigned.every((name) => names.includes(name))) return false;
  const lines = names.map((name) => `${name}:${String(headers[name])}\n`).join('');
  const canonical = [method, url, '', lines, names.join(';'), sha256(body)].join('\n');
  const time = String(headers['x-amz-date']);
  const toSign = ['AWS4-HMAC-SHA256', time, scope.join('/'), sha256(canonical)].join('\n');
  const key = signingKey(time.slice(0, 8), principal);
  return (
    accessKeyId === principal['AWS_ACCESS_KEY_ID'] &&
    headers['x-amz-security-token'] === token &&
    signature === hmac(key, toSign).toString('hex')
  );
}

/** Returns the response of Parameter Store: the parameters sorted by name, and the names that don't exist. */
function answerTo({ parameters }: ParameterStoreServer, { Names }: StoreRequest['body']) {
  const sorted = Names.toSorted();
  return {
    InvalidParameters: sorted.filter((name) => !parameters.has(name)),
    Parameters: sorted
      .filter((name) => parameters.has(name))
      .map((Name) => ({
        ARN: `arn:aws:ssm:eu-central-1:123456789012:parameter${Name}`,
        DataType: 'text',
        Name,
        Type: 'SecureString',
        Value: parameters.get(Name),
        Version: 1,
      })),
  };
}

/**
 * Starts a store on this machine.
 *
 * @param parameters values by full name
 * @param principal the credentials with read access
 */
export async function startParameterStore(
  parameters: Readonly<Record<string, string>>,
  principal: Principal = STORE_PRINCIPAL,
): Promise<ParameterStoreServer> {
  const answer = async (request: IncomingMessage): Promise<[status: number, answer: object]> => {
    const body = await text(request);
    const call = JSON.parse(body) as StoreRequest['body'];
    store.requests.push({ headers: request.headers, body: call });
    const refused = store.refusals.shift();
    if (refused) return [refused.status, { __type: refused.type, message: 'No.' }];
    if (!isSigned(request, body, principal))
      return [400, { __type: 'IncompleteSignatureException' }];
    return [200, answerTo(store, call)];
  };
  const server = createServer((request, response) => {
    void answer(request).then(([status, content]) => {
      response.writeHead(status, { 'content-type': 'application/x-amz-json-1.1' });
      response.end(JSON.stringify(content));
    });
  });
  const port = await listen(server, 0);
  const store: ParameterStoreServer = {
    endpoint: `http://127.0.0.1:${port}`,
    parameters: new Map(Object.entries(parameters)),
    requests: [],
    refusals: [],
    close: () => closeServer(server, 0),
  };
  return store;
}
