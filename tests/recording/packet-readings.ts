// cspell:ignore dstport rcode srcport
import type { RecordedPacket } from '../../sandbox/recording/recording.ts';
import { dissect, flagNames, infoOf, protocolOf } from '../../web/recorder/wire/dissect.ts';
import type { Fields } from './tshark.ts';

/** The fields that a frame is compared by. */
export const FRAME_FIELDS = [
  ...['frame.len', 'ip.src', 'ip.dst', 'ipv6.src', 'ipv6.dst', 'ip.hdr_len'],
  ...['tcp.srcport', 'tcp.dstport', 'tcp.flags', 'tcp.hdr_len', 'tcp.payload'],
  ...['udp.srcport', 'udp.dstport', 'udp.payload'],
  ...['icmp.type', 'icmp.code', 'icmpv6.type', 'icmpv6.code'],
  ...['dns.qry.name', 'dns.qry.type', 'dns.flags.response', 'dns.flags.rcode', 'dns.resp.type'],
  ...['dns.a', 'dns.aaaa', 'dns.mx.preference', 'dns.mx.mail_exchange', 'dns.txt'],
  ...['dns.ptr.domain_name', 'http.request.method', 'http.request.uri', 'http.request.version'],
  ...['http.response.version', 'http.response.code', 'http.response.phrase'],
  ...['frame.protocols', 'smtp.command_line', 'smtp.response', 'tls.record.content_type'],
  ...['tls.record.length', 'tls.handshake.type', 'tls.handshake.extensions_server_name'],
  ...['tls.alert_message.level', 'tls.alert_message.desc'],
  ...['_ws.malformed', 'tcp.analysis.flags', 'ip.checksum.status', 'tcp.checksum.status'],
  ...['udp.checksum.status', 'icmp.checksum.status', 'icmpv6.checksum.status'],
] as const;

/** A frame as TShark reads it. */
export type Frame = Fields<(typeof FRAME_FIELDS)[number]>;

/** The states of a checksum that is wrong or right. */
export const [BAD, GOOD] = ['0', '1'] as const;

/** Returns the states of a frame's checksums: its own, and those of a packet that it quotes. */
export function checksumsOf(frame: Frame): { own: string[]; quoted: string[] } {
  const icmp = [...frame['icmp.checksum.status'], ...frame['icmpv6.checksum.status']];
  const ip = frame['ip.checksum.status'].slice(0, 1);
  const quotedIp = frame['ip.checksum.status'].slice(1);
  const transport = [...frame['tcp.checksum.status'], ...frame['udp.checksum.status']];
  return icmp.length === 0
    ? { own: [...ip, ...transport], quoted: [] }
    : { own: [...ip, ...icmp], quoted: [...quotedIp, ...transport] };
}

/** What the recorder's table and its list of layers say about a packet. */
interface Reading {
  ends: readonly string[];
  protocol: string;
  flags: readonly string[];
  info: string;
  layerBytes: readonly number[];
}

/** What the recorder shows of a packet. */
export function ownReading(packet: RecordedPacket): Reading {
  const { bytes, layers } = dissect(packet, 1);
  return {
    ends: [packet.source, packet.target],
    protocol: protocolOf(packet),
    flags: flagNames(packet),
    info: infoOf(packet),
    layerBytes: [...layers.map(({ start, end }) => end - start), bytes.length],
  };
}

const FLAGS = [
  [2, 'SYN'],
  [1, 'FIN'],
  [4, 'RST'],
  [8, 'PSH'],
  [16, 'ACK'],
] as const;
const DNS_TYPES: Readonly<Record<string, string>> = {
  ...{ 1: 'A', 12: 'PTR', 15: 'MX', 16: 'TXT', 28: 'AAAA', 255: 'type 255' },
};
const DNS_ERRORS: Readonly<Record<string, string>> = { 1: 'FORMERR', 3: 'NXDOMAIN' };
const REASONS: Readonly<Record<string, string>> = {
  ...{ 'icmp 3 1': 'host unreachable', 'icmp 3 3': 'port unreachable' },
  ...{ 'icmpv6 1 3': 'address unreachable', 'icmpv6 1 4': 'port unreachable' },
};

/** Says what the records of an answer are. The fields of each type have one value for each record of that type. */
function dnsRecords(frame: Frame): string {
  const values: Readonly<Record<string, string[]>> = {
    A: [...frame['dns.a']],
    AAAA: [...frame['dns.aaaa']],
    MX: frame['dns.mx.preference'].map(
      (preference, index) => `${preference} ${frame['dns.mx.mail_exchange'][index]}`,
    ),
    PTR: [...frame['dns.ptr.domain_name']],
    TXT: frame['dns.txt'].map((text) => JSON.stringify(text)),
  };
  const records = frame['dns.resp.type'].map((code) => {
    const type = DNS_TYPES[code] ?? code;
    return `${type} ${values[type]?.shift()}`;
  });
  if (records.length === 0) return 'no records';
  const rest = records.splice(3).length;
  return records.join(', ') + (rest === 0 ? '' : ` and ${rest} more`);
}

function dnsInfo(frame: Frame): string | null {
  const [response] = frame['dns.flags.response'];
  if (response === undefined) return null;
  const [name] = frame['dns.qry.name'];
  const type = DNS_TYPES[frame['dns.qry.type'][0] ?? ''];
  const asked = name === undefined ? 'without a question' : `${type} ${name}`;
  if (!isTrue(response)) return `query ${asked}`;
  return `answer ${asked}: ${DNS_ERRORS[frame['dns.flags.rcode'][0] ?? ''] ?? dnsRecords(frame)}`;
}

const isTrue = (value: string | undefined): boolean => value === '1' || value === 'True';

function httpInfo(frame: Frame): string | null {
  const request = ['method', 'uri', 'version'] as const;
  const response = ['version', 'code', 'phrase'] as const;
  if (frame['http.request.method'].length > 0)
    return request.map((part) => frame[`http.request.${part}`][0]).join(' ');
  if (frame['http.response.code'].length === 0) return null;
  return response.map((part) => frame[`http.response.${part}`][0]).join(' ');
}

function icmpInfo(frame: Frame): string | null {
  const version = frame['icmp.type'].length > 0 ? 'icmp' : 'icmpv6';
  const [type] = frame[`${version}.type`];
  if (type === undefined) return null;
  const [protocol, port] =
    frame['udp.dstport'].length > 0
      ? ['UDP', frame['udp.dstport'][0]]
      : ['TCP', frame['tcp.dstport'][0]];
  const quoted = version === 'icmp' ? frame['ip.dst'][1] : `[${frame['ipv6.dst'][1]}]`;
  const reason = REASONS[`${version} ${type} ${frame[`${version}.code`][0]}`];
  return `${reason}: ${protocol} to ${quoted}:${port}`;
}

const HANDSHAKES: Readonly<Record<string, string>> = {
  ...{ 1: 'Client Hello', 2: 'Server Hello', 14: 'Server Hello Done', 16: 'Client Key Exchange' },
};
const ALERTS: Readonly<Record<string, string>> = { '2 40': 'Alert: fatal, handshake failure' };

/** Says what the records of TLS are. Each has one message; encrypted ones come last and have no type. */
function tlsInfo(frame: Frame): string | null {
  const types = frame['tls.record.content_type'];
  const handshakes = [...frame['tls.handshake.type']];
  const words = types.map((type, index) => {
    if (type === '20') return 'Change Cipher Spec';
    if (type === '23') return `Application Data, ${frame['tls.record.length'][index]} bytes`;
    if (type === '21')
      return ALERTS[`${frame['tls.alert_message.level'][0]} ${frame['tls.alert_message.desc'][0]}`];
    const handshake = handshakes.shift();
    const [host] = frame['tls.handshake.extensions_server_name'];
    if (handshake === undefined) return 'Encrypted Handshake Message';
    return `${HANDSHAKES[handshake]}${handshake === '1' && host !== undefined ? ` for ${host}` : ''}`;
  });
  return words.length === 0 ? null : words.join(', ');
}

/** Says what a packet of a mail conversation says: a command, a reply, or a part of the mail. */
function smtpInfo(frame: Frame): string | null {
  if (!/:smtp/.test(frame['frame.protocols'][0] ?? '')) return null;
  const [line] = [...frame['smtp.command_line'], ...frame['smtp.response']];
  return line?.replace(/(?:\\r)?(?:\\n)?$/, '') ?? plainInfo(frame);
}

const payloadOf = (frame: Frame): Buffer =>
  Buffer.from(frame['tcp.payload'][0] ?? frame['udp.payload'][0] ?? '', 'hex');

/** What flags do to a connection, in the words of the recorder. */
function deedOf(flags: readonly string[]): string {
  if (flags.includes('RST')) return ', resets the connection';
  if (flags.includes('FIN')) return ', closes its side';
  if (!flags.includes('SYN')) return '';
  return flags.includes('ACK') ? ', accepts' : ', asks for a connection';
}

function plainInfo(frame: Frame): string {
  const payload = payloadOf(frame);
  const ports = [
    ...[...frame['tcp.srcport'], ...frame['udp.srcport']].slice(0, 1),
    ...[...frame['tcp.dstport'], ...frame['udp.dstport']].slice(0, 1),
  ];
  if (payload.length === 0) return ports.join(' → ') + deedOf(sharkFlags(frame));
  const text = payload.toString('latin1', 0, 48).replaceAll(/[^ -~]/g, '.');
  const bytes = payload.length === 1 ? '1 byte' : `${payload.length} bytes`;
  return `${bytes}: ${JSON.stringify(text)}${payload.length > 48 ? '…' : ''}`;
}

/** Returns the flags of TCP by name. */
export function sharkFlags(frame: Frame): string[] {
  const bits = Number(frame['tcp.flags'][0] ?? 0);
  return FLAGS.filter(([bit]) => (bits & bit) !== 0).map(([, name]) => name);
}

const HEADER_BYTES = 8;

/** How many bytes belong to IP, to what it carries, and to the data, and all of them. */
function layerBytesOf(frame: Frame): number[] {
  const all = Number(frame['frame.len'][0]);
  const ip = Number(frame['ip.hdr_len'][0] ?? 40);
  const isIcmp = icmpInfo(frame) !== null;
  const transport = isIcmp ? HEADER_BYTES : Number(frame['tcp.hdr_len'][0] ?? HEADER_BYTES);
  const data = all - ip - transport;
  return data > 0 ? [ip, transport, data, all] : [ip, transport, all];
}

/** Returns the innermost protocol that the recorder names, and what it says. */
function sharkProtocol(frame: Frame): Pick<Reading, 'protocol' | 'info'> {
  const found = [
    [frame['icmp.type'].length > 0 ? 'ICMP' : 'ICMPv6', icmpInfo(frame)],
    ['DNS', dnsInfo(frame)],
    ['HTTP', httpInfo(frame)],
    ['TLS', tlsInfo(frame)],
    ['SMTP', smtpInfo(frame)],
    [frame['tcp.flags'].length > 0 ? 'TCP' : 'UDP', plainInfo(frame)],
  ] as const;
  const [protocol, info] = found.find(([, words]) => words !== null) ?? ['', ''];
  return { protocol, info: info ?? '' };
}

/** What TShark reads in a frame, in the words of the recorder. */
export function sharkReading(frame: Frame): Reading {
  const ends = (['src', 'dst'] as const).map(
    (end) => frame[`ip.${end}`][0] ?? frame[`ipv6.${end}`][0] ?? '',
  );
  const flags = icmpInfo(frame) === null ? sharkFlags(frame) : [];
  return { ends, ...sharkProtocol(frame), flags, layerBytes: layerBytesOf(frame) };
}
