/** Returns bytes as text, with a dot for each byte that isn't printable ASCII. */
export function asciiOf(data: Uint8Array): string {
  return Array.from(data, (byte) =>
    byte >= 0x20 && byte < 0x7f ? String.fromCharCode(byte) : '.',
  ).join('');
}
