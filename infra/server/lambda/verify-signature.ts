import { createHash, timingSafeEqual } from 'node:crypto';
import { AwsV4Signer } from 'aws4fetch';

/** The key with which clients sign requests. It is never sent. */
export interface SigningKey {
  accessKeyId: string;
  secretAccessKey: string;
}

/** A request that a client claims to have signed. */
interface SignedRequest {
  method: string;
  url: string;
  headers: Headers;
  body: string | Uint8Array;
}

/** How far the clocks of client and server may differ, and how long a copied request could be sent again. */
const CLOCK_TOLERANCE_MS = 300_000;

const MUST_BE_SIGNED = ['host', 'x-amz-content-sha256', 'x-amz-date'];

/** The headers that say whose turn it is and how urgent it is. They must be signed if they are there. */
const TURN = ['x-amz-tenant-id', 'x-amz-client-context'];

const AUTHORIZATION =
  /^AWS4-HMAC-SHA256 Credential=(?<id>[^/]+)\/\d{8}\/(?<region>[^/]+)\/lambda\/aws4_request, ?SignedHeaders=(?<names>[^,]+), ?Signature=(?<signature>[0-9a-f]{64})$/;

const DATE = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/;

/** Checks whether a date such as `20301231T235959Z` is about now. */
function isCurrent(date: string): boolean {
  const time = Date.parse(date.replace(DATE, '$1-$2-$3T$4:$5:$6Z'));
  return Math.abs(Date.now() - time) <= CLOCK_TOLERANCE_MS;
}

const sha256 = (text: string | Uint8Array): Buffer => createHash('sha256').update(text).digest();

/** Compares in constant time. */
const isSame = (one: string, other: string): boolean => timingSafeEqual(sha256(one), sha256(other));

/** The parts of an `authorization` header; empty if it has another form. */
function readAuthorization(headers: Headers) {
  const parts = AUTHORIZATION.exec(headers.get('authorization') ?? '')?.groups ?? {};
  const { id = '', region = '', names = '', signature = '' } = parts;
  return { id, region, names: names.split(';'), signature };
}

/** Checks whether a request names a key, without checking its signature. */
export const namesKey = (headers: Headers, { accessKeyId }: SigningKey): boolean =>
  isSame(readAuthorization(headers).id, accessKeyId);

/** Checks whether a signature covers what it must, and whether it covers this body. */
function coversRequest({ headers, body }: SignedRequest, names: readonly string[]): boolean {
  const needed = [...MUST_BE_SIGNED, ...TURN.filter((name) => headers.has(name))];
  const hash = sha256(body).toString('hex');
  return (
    needed.every((name) => names.includes(name)) && headers.get('x-amz-content-sha256') === hash
  );
}

/**
 * Checks the signature (version 4) of a request, as the AWS SDK adds it: somebody who knows the key signed this path, this
 * body, this tenant and this priority within the last minutes.
 *
 * @see https://docs.aws.amazon.com/IAM/latest/UserGuide/reference_sigv-create-signed-request.html
 */
export async function isSigned(request: SignedRequest, key: SigningKey): Promise<boolean> {
  const { method, url, headers } = request;
  const { region, names, signature } = readAuthorization(headers);
  const datetime = headers.get('x-amz-date') ?? '';
  if (!namesKey(headers, key) || !isCurrent(datetime)) return false;
  if (!coversRequest(request, names)) return false;
  const signed = names
    .filter((name) => name !== 'host')
    .map((name): [string, string] => [name, headers.get(name) ?? '']);
  const scope = { region, service: 'lambda', datetime, allHeaders: true };
  const signer = new AwsV4Signer({ ...key, ...scope, method, url, headers: signed });
  return isSame(await signer.signature(), signature);
}
