import { isIPv6 } from 'node:net';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';

/** Returns the headers of an HTTP API event, with lowercase names. */
export function eventHeaders(event: APIGatewayProxyEventV2): [name: string, value: string][] {
  return Object.entries(event.headers).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value]],
  );
}

/** Returns the part of the IP address that identifies a client that isn't signed in. */
export function clientAddressOf(event: APIGatewayProxyEventV2): string {
  return addressBlock(event.requestContext.http.sourceIp);
}

/** Returns the decoded body of an HTTP API event; empty if there is none. */
export function eventBody(event: APIGatewayProxyEventV2): Buffer<ArrayBuffer> {
  return Buffer.from(event.body ?? '', event.isBase64Encoded ? 'base64' : 'utf8');
}

/** Checks whether a query string decodes to text. Decoders that can't fail would replace what doesn't. */
export function isDecodable(query: string): boolean {
  try {
    decodeURIComponent(query);
    return true;
  } catch {
    return false;
  }
}

const BLOCK_GROUPS = 4;
const GROUPS = 8;

/**
 * Returns the part of an IP address that identifies a client: the whole IPv4 address, or the first 64 bits of an IPv6
 * address, which a household or host is assigned. RFC 4291 section 2.5.4, RFC 6177.
 */
export function addressBlock(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  if (!isIPv6(address)) return address;
  const block = groupsOf(address)
    .slice(0, BLOCK_GROUPS)
    .map((group) => group.replace(/^0+(?=.)/, ''));
  return `${block.join(':')}::/64`;
}

/** Returns the groups of an IPv6 address, including those that `::` replaces. */
function groupsOf(address: string): string[] {
  const [before = [], after = []] = address
    .toLowerCase()
    .replace(/%.*$/, '')
    .split('::')
    .map((half) => half.split(':').filter((group) => group !== ''));
  const zeros = Math.max(0, GROUPS - before.length - after.length);
  return [...before, ...Array<string>(zeros).fill('0'), ...after];
}
