import type { IncomingHttpHeaders } from 'node:http';
import { isIP } from 'node:net';
import { addressBlock } from '../../functions/http/address-block.ts';

const MAPPED_IPV4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/** What a request says of where it comes from. */
interface Origin {
  headers: IncomingHttpHeaders;
  socket: { remoteAddress?: string | undefined };
}

/**
 * Where a request comes from; null when the connection has ended.
 *
 * @param header the one in which a proxy in front of the service says so; without a proxy anybody could write it
 */
export function clientAddress({ headers, socket }: Origin, header?: string): string | null {
  const said = header === undefined ? null : lastAddress(headers[header.toLowerCase()]);
  const address = said ?? socket.remoteAddress ?? null;
  return (address && MAPPED_IPV4.exec(address)?.[1]) ?? address;
}

/** A proxy adds what it sees to the end; what stands before is the client's own word. */
function lastAddress(said: string | string[] | undefined): string | null {
  const last = String(said).split(',').at(-1)?.trim() ?? '';
  return isIP(last) === 0 ? null : last;
}

/** What stands for all the addresses that one client can easily take. */
export function networkOf(address: string | null): string {
  return address === null ? 'unknown' : addressBlock(address);
}
