/** Checks whether a host name is a loopback name, which other machines can't use to reach this one. */
export function isLoopback(hostname: string): boolean {
  return (
    hostname === 'localhost' ||
    hostname.endsWith('.localhost') ||
    hostname === '[::1]' ||
    /^127(\.\d{1,3}){3}$/.test(hostname)
  );
}

/** Loopback addresses, including IPv4 addresses as a dual-stack socket reports them. */
const LOOPBACK_ADDRESS = /^(::1|(::ffff:)?127\.\d+\.\d+\.\d+)$/i;

/** Checks whether the other end of a connection is on this machine. */
export function isLoopbackAddress(address: string | undefined): boolean {
  return LOOPBACK_ADDRESS.test(address ?? '');
}
