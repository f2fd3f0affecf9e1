import { isIPv6 } from 'node:net';
import type { FileGate } from './gate.ts';

/** Documentation addresses (RFC 5737), private addresses (RFC 1918) and link-local ones (RFC 3927). */
const ALLOWED_ADDRESS =
  /^(169\.254\.\d+|192\.0\.2|198\.51\.100|203\.0\.113|10\.\d+\.\d+|172\.(1[6-9]|2\d|3[01])\.\d+|192\.168\.\d+)\.\d+$/;
const ALLOWED_NAME = /(^|\.)(example|test)$/;

const ADDRESS = /(?<![\d.])\d{1,3}(?:\.\d{1,3}){3}(?![\d.]*\d)/g;
/** A global address of IPv6. Shorter spellings would match slices of Python. */
const GLOBAL_IPV6 = /(?<![\w:.])[23][\da-f]{3}:[\da-f]{1,4}:[\da-f:]*/gi;
/** Documentation addresses of IPv6 (RFC 3849). */
const ALLOWED_IPV6 = /^2001:0?db8:/i;
/** The host in a URL or an email address. */
const NAMED_HOST = /(?:[a-z][a-z0-9+.-]*:\/\/|[\w.+-]+@)([a-z0-9-]+(?:\.[a-z0-9-]+)*)/gi;
/** A name with a public top-level domain, except those that are also file extensions, such as .py. */
const PUBLIC_NAME =
  /(?<![\w.-])(?:[a-z0-9-]+\.)+(?:com|net|org|io|dev|app|edu|gov|mil|biz|cloud|online|site|uk|de|fr|nl|eu|us|ru|cn|jp)(?![\w-]|\.\w)/gi;

function hostsOf(line: string): string[] {
  const named = [...line.matchAll(NAMED_HOST)].map((match) => match[1] ?? '');
  const found = [...named, ...(line.match(PUBLIC_NAME) ?? [])].map((name) => name.toLowerCase());
  const names = found.filter((name) => !/^[\d.]+$/.test(name) && !ALLOWED_NAME.test(name));
  const addresses = line.match(ADDRESS) ?? [];
  const long = (line.match(GLOBAL_IPV6) ?? []).filter((address) => isIPv6(address));
  return [
    ...names,
    ...addresses.filter((address) => !ALLOWED_ADDRESS.test(address)),
    ...long.filter((address) => !ALLOWED_IPV6.test(address)),
  ];
}

/** Hosts are fictional: documentation, private or link-local addresses, and names under `.example` and `.test`. */
export const reservedHosts: FileGate = ({ file, text }) =>
  text.split('\n').flatMap((line, index) =>
    [...new Set(hostsOf(line))].map((host) => ({
      file,
      field: `line ${index + 1}`,
      fix: `"${host}" may be real. Use 192.0.2.0/24 or a name under .example or .test.`,
    })),
  );
