import type { IncomingMessage } from 'node:http';

/** Checks whether a host name is a loopback name, which other machines can't use to reach this one. */
export function isLoopback(hostname: string): boolean {
  const name = hostname.toLowerCase().replace(/\.$/, '');
  return (
    name === 'localhost' ||
    name.endsWith('.localhost') ||
    name === '[::1]' ||
    /^127(\.\d{1,3}){3}$/.test(name)
  );
}

/** Loopback addresses, including IPv4 addresses as a dual-stack socket reports them. */
const LOOPBACK_ADDRESS = /^(::1|(::ffff:)?127\.\d+\.\d+\.\d+)$/i;

/** Checks whether the other end of a connection is on this machine. */
export function isLoopbackAddress(address: string | undefined): boolean {
  return LOOPBACK_ADDRESS.test(address ?? '');
}

/**
 * The headers that a browser, curl or a script sends to read a page. A proxy adds others, such as the client's address, and
 * nobody can list those of every proxy.
 */
const HEADERS_OF_READERS =
  /^(host|connection|keep-alive|user-agent|accept(-encoding|-language|-charset)?|cache-control|pragma|cookie|dnt|referer|origin|if-none-match|if-modified-since|if-range|range|te|priority|save-data|upgrade-insecure-requests|content-(length|type)|sec-(fetch|ch|gpc|purpose)(-.*)?|purpose)$/;

/**
 * Checks whether a request comes from this machine without a detour: the connection and the host name are loopback ones,
 * and no header shows that a proxy passed it on.
 */
export function isFromThisMachine({
  headers,
  socket,
}: Pick<IncomingMessage, 'headers' | 'socket'>): boolean {
  const address = URL.parse(`http://${headers.host ?? ''}`);
  return (
    address !== null &&
    isLoopback(address.hostname) &&
    isLoopbackAddress(socket.remoteAddress) &&
    Object.keys(headers).every((name) => HEADERS_OF_READERS.test(name))
  );
}
