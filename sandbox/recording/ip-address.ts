/** A byte of an IPv4 address. */
const BYTE = '(?:25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)';
const IPV4 = new RegExp(`^${BYTE}(?:\\.${BYTE}){3}$`);
const GROUP = /^[0-9a-f]{1,4}$/;
const GROUPS = 8;
/** The IPv4 address at the end of an IPv6 address. */
const DOTTED_END = /(?<=:)[\d.]*\.[\d.]*$/;

/** Writes the four bytes of an IPv4 address as two groups of an IPv6 address. */
function groupsOfIpv4(address: string): string {
  const hex = address.split('.').map((byte) => Number(byte).toString(16).padStart(2, '0'));
  return `${hex[0]}${hex[1]}:${hex[2]}${hex[3]}`;
}

/** Reads the groups of one side of `::`. */
const groupsOf = (side: string): string[] => (side === '' ? [] : side.split(':'));

function readGroups(text: string): string[] | null {
  const [head = '', tail, ...more] = text.split('::');
  const [before, after] = [groupsOf(head), groupsOf(tail ?? '')];
  const missing = GROUPS - before.length - after.length;
  const isComplete = tail === undefined ? missing === 0 : missing > 0 && more.length === 0;
  const groups = [...before, ...Array.from({ length: Math.max(0, missing) }, () => '0'), ...after];
  return isComplete && groups.every((group) => GROUP.test(group)) ? groups : null;
}

/** Replaces an IPv4 address at the end. @returns null if it isn't one */
function withoutDots(text: string): string | null {
  const [dotted] = DOTTED_END.exec(text) ?? [];
  if (dotted === undefined) return text;
  return IPV4.test(dotted) ? text.replace(DOTTED_END, groupsOfIpv4(dotted)) : null;
}

function readIpv6(text: string): number[] | null {
  const groups = readGroups(withoutDots(text) ?? '');
  const bytesOf = (group: string): number[] => {
    const value = Number.parseInt(group, 16);
    return [value >> 8, value & 0xff];
  };
  return groups?.flatMap(bytesOf) ?? null;
}

/**
 * Reads an IP address, IPv6 in lowercase as Python writes it.
 *
 * @returns its 4 or 16 bytes; null if it isn't an address
 * @see https://www.rfc-editor.org/rfc/rfc4291#section-2.2
 */
export function readAddress(text: string): number[] | null {
  if (text.includes(':')) return readIpv6(text);
  return IPV4.test(text) ? text.split('.').map(Number) : null;
}

/** Two or more groups of zeros that follow each other, with the colons around them. */
const ZEROS = /(?:^|:)0(?::0)+(?:$|:)/g;
const countZeros = (run: string): number => run.split('0').length;

/**
 * Writes an IP address as Python does.
 *
 * @param bytes 4 or 16 bytes
 * @see https://www.rfc-editor.org/rfc/rfc5952#section-4
 */
export function writeAddress(bytes: Uint8Array): string {
  if (bytes.length === 4) return bytes.join('.');
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const groups = Array.from({ length: GROUPS }, (_, index) => view.getUint16(2 * index));
  const text = groups.map((group) => group.toString(16)).join(':');
  const runs = text.match(ZEROS) ?? [];
  const [longest] = runs.toSorted((one, other) => countZeros(other) - countZeros(one));
  return longest === undefined ? text : text.replace(longest, '::');
}
