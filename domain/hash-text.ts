/**
 * Hashes text to 32 bits: FNV-1a, finished like MurmurHash3, so that one different character changes all bits.
 *
 * @see http://www.isthe.com/chongo/tech/comp/fnv/
 */
export function hashText(text: string): number {
  let hash = 0x81_1c_9d_c5;
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01_00_01_93);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85_eb_ca_6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2_b2_ae_35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
