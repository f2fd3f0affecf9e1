import type { RecordedPacket } from '../../../sandbox/recording/recording.ts';
import { asciiOf } from './ascii.ts';
import { flagNames, protocolOf } from './dissect.ts';
import { subjectOf } from './icmp.ts';

/** Decides which packets are shown. */
export type PacketFilter = (packet: RecordedPacket) => boolean;

/** Returns the name of a host. */
export type NameHost = (address: string) => string;

/** One condition: `port:22..24`, `host = printer.test`, `port in 22..24`, `text:"a b"`. */
const CONDITION = /^\s*(\w+)\s*(?:[:=]|\bin\b)\s*(?:"([^"]*)"|(\S+))/;
const RANGE = /^(\d+)(?:(?:\.\.|-)(\d+))?$/;

function portFilter(value: string): PacketFilter | string {
  const range = RANGE.exec(value);
  if (range === null) return `“${value}” is not a port. Write port:80 or port:22..24.`;
  const [low, high] = [Number(range[1]), Number(range[2] ?? range[1])];
  const isInside = (port: number): boolean => port >= low && port <= high;
  return (packet) => {
    const { sourcePort, targetPort } = subjectOf(packet);
    return isInside(sourcePort) || isInside(targetPort);
  };
}

type CreateFilter = (value: string, nameHost: NameHost) => PacketFilter | string;

const FILTERS: ReadonlyMap<string, CreateFilter> = new Map<string, CreateFilter>([
  [
    'host',
    (value: string, nameHost: NameHost) =>
      ({ source, target }: RecordedPacket) =>
        [source, target].some((address) => address === value || nameHost(address) === value),
  ],
  ['port', portFilter],
  [
    'protocol',
    (value: string) => (packet: RecordedPacket) =>
      [packet.protocol, protocolOf(packet).toLowerCase()].includes(value.toLowerCase()),
  ],
  [
    'flag',
    (value: string) => (packet: RecordedPacket) => flagNames(packet).includes(value.toUpperCase()),
  ],
  [
    'text',
    (value: string) =>
      ({ data }: RecordedPacket) =>
        asciiOf(data).toLowerCase().includes(value.toLowerCase()),
  ],
]);

/**
 * Reads a filter: conditions with the keys host, port, protocol, flag and text, all of which must be true.
 *
 * @returns a sentence about the first mistake if there is one
 */
export function readFilter(source: string, nameHost: NameHost): PacketFilter | string {
  const filters: PacketFilter[] = [];
  let rest = source.trim();
  while (rest !== '') {
    const found = CONDITION.exec(rest);
    if (found === null) return `“${rest}” is not a condition. Write a key and a value: port:80.`;
    const [all, key = '', quoted, word = ''] = found;
    const create = FILTERS.get(key.toLowerCase());
    if (create === undefined) {
      return `“${key}” is not a key. The keys are host, port, protocol, flag and text.`;
    }
    const filter = create(quoted ?? word, nameHost);
    if (typeof filter === 'string') return filter;
    filters.push(filter);
    rest = rest.slice(all.length).trim();
  }
  return (packet) => filters.every((filter) => filter(packet));
}
