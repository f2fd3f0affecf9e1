import { generateKeyPairSync, sign } from 'node:crypto';

/** A key and its certificate, in PEM. */
export interface Certificate {
  key: string;
  certificate: string;
}

/** ASN.1 tags, numbered as in ITU-T X.690. */
const TAG = {
  boolean: 0x01,
  integer: 0x02,
  bits: 0x03,
  octets: 0x04,
  identifier: 0x06,
  text: 0x0c,
  time: 0x17,
  sequence: 0x30,
  set: 0x31,
  version: 0xa0,
  extensions: 0xa3,
  domainName: 0x82,
} as const;

/**
 * Object identifiers from RFC 5758 (ECDSA with SHA-256) and RFC 5280 (common name, subject alternative name,
 * constraints).
 */
const ECDSA_WITH_SHA256 = '2a8648ce3d040302';
const COMMON_NAME = '550403';
const SUBJECT_NAMES = '551d11';
const BASIC_CONSTRAINTS = '551d13';

function encode(tag: keyof typeof TAG, ...parts: (Buffer | string)[]): Buffer {
  const content = Buffer.concat(parts.map((part) => Buffer.from(part)));
  const size = content.length;
  const length =
    size < 0x80 ? [size] : size < 0x100 ? [0x81, size] : [0x82, size >> 8, size & 0xff];
  return Buffer.concat([Buffer.from([TAG[tag], ...length]), content]);
}

const identifier = (hex: string) => encode('identifier', Buffer.from(hex, 'hex'));
const byte = (value: number) => Buffer.from([value]);

/**
 * Creates a self-signed certificate for one host. Node can sign but not issue certificates, so this builds it by hand.
 *
 * @see https://www.rfc-editor.org/rfc/rfc5280#section-4.1
 */
export function certify(host: string): Certificate {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const algorithm = encode('sequence', identifier(ECDSA_WITH_SHA256));
  const attribute = encode('sequence', identifier(COMMON_NAME), encode('text', host));
  const name = encode('sequence', encode('set', attribute));
  const isAuthority = encode('octets', encode('sequence', encode('boolean', byte(0xff))));
  const names = encode('octets', encode('sequence', encode('domainName', host)));
  const extensions = encode(
    'sequence',
    encode('sequence', identifier(BASIC_CONSTRAINTS), isAuthority),
    encode('sequence', identifier(SUBJECT_NAMES), names),
  );
  const validity = [encode('time', '200101000000Z'), encode('time', '491231235959Z')];
  const content = encode(
    'sequence',
    encode('version', encode('integer', byte(2))),
    encode('integer', byte(1)),
    algorithm,
    name,
    encode('sequence', ...validity),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    encode('extensions', extensions),
  );
  const signature = encode('bits', byte(0), sign('sha256', content, privateKey));
  const certificate = encode('sequence', content, algorithm, signature).toString('base64');
  const label = (edge: string) => `-----${edge} CERTIFICATE-----\n`;
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    certificate: `${label('BEGIN')}${certificate.replaceAll(/.{1,64}/g, '$&\n')}${label('END')}`,
  };
}
