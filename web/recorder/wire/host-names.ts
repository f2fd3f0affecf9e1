import type { LabScenario } from '../../../sandbox/lab/scenario.ts';
import { readAddress, writeAddress } from '../../../sandbox/recording/ip-address.ts';
import type { RecordedPacket } from '../../../sandbox/recording/recording.ts';
import { isIcmp } from './icmp.ts';
import type { NameHost } from './packet-filter.ts';

/** Returns an address as packets have it: IPv6 can be written in several ways. */
const plainAddress = (address: string): string =>
  writeAddress(Uint8Array.from(readAddress(address.toLowerCase()) ?? [])) || address;

/** Names hosts as the lab does. Whatever else sends TCP or UDP is the learner's program, which has several addresses. */
export function hostNames(lab: LabScenario | null, packets: readonly RecordedPacket[]): NameHost {
  const names = new Map(
    lab?.hosts.map(({ ip, names: [name] = [] }) => [plainAddress(ip), name ?? ip]),
  );
  for (const packet of packets)
    if (!isIcmp(packet) && !names.has(packet.source)) names.set(packet.source, 'you');
  return (address) => names.get(address) ?? address;
}
