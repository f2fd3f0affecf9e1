import type { IncomingHttpHeaders } from 'node:http';
import { isIP } from 'node:net';
import { addressBlock } from '../../functions/http/http-event.ts';

const MAPPED_IPV4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/** The parts of a request that identify its origin. */
interface Origin {
  headers: IncomingHttpHeaders;
  socket: { remoteAddress?: string | undefined };
}

/**
 * Returns the client's address; null if the connection has ended.
 *
 * @param header the header in which a proxy in front of the service passes the address. Don't set it without a proxy:
 * clients could forge it.
 */
export function clientAddress({ headers, socket }: Origin, header?: string): string | null {
  const forwarded = header === undefined ? null : lastAddress(headers[header.toLowerCase()]);
  const address = forwarded ?? socket.remoteAddress ?? null;
  return (address && MAPPED_IPV4.exec(address)?.[1]) ?? address;
}

/** A proxy appends the address it sees. Anything before that comes from the client. */
function lastAddress(forwarded: string | string[] | undefined): string | null {
  const last = String(forwarded).split(',').at(-1)?.trim() ?? '';
  return isIP(last) === 0 ? null : last;
}

/** Returns one key for all addresses that a single client can easily obtain. */
export function networkOf(address: string | null): string {
  return address === null ? 'unknown' : addressBlock(address);
}
