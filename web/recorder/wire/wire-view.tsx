import { useMemo, useState } from 'react';
import type { RecordedPacket } from '../../../sandbox/recording/recording.ts';
import { Button } from '../../ui/button.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import panes from '../recorder.module.css';
import { PacketBytes } from './packet-bytes-view.tsx';
import { byteCount, pcapOf } from './packet-bytes.ts';
import { type NameHost, type PacketFilter, readFilter } from './packet-filter.ts';
import { PacketTable } from './packet-table.tsx';
import { StreamView } from './stream-view.tsx';
import styles from './wire.module.css';

interface WireViewProps {
  packets: readonly RecordedPacket[];
  nameHost: NameHost;
  /** The number of packets on the wire at this step. */
  made: number;
  /**
   * Moves the recording to the step that put a packet on the wire.
   *
   * @param packet its index
   * @returns the number of packets on the wire at that step
   */
  onPacket: (packet: number) => number;
}

const showAll: PacketFilter = () => true;

/** The packets of a recording: a table, and the bytes or the stream of one of them. */
export function WireView({ packets, nameHost, made, onPacket }: WireViewProps) {
  const [filter, setFilter] = useState('');
  const [tab, setTab] = useState('bytes');
  // A step can put several packets on the wire. One of them is chosen until the recording moves on.
  const [chosen, setChosen] = useState<Choice | null>(null);
  const read = useMemo(() => readFilter(filter, nameHost), [filter, nameHost]);
  const isShown = typeof read === 'string' ? showAll : read;
  const shown = useMemo(
    () => packets.flatMap((packet, index) => (isShown(packet) ? [index] : [])),
    [packets, isShown],
  );
  const current = currentPacket(made, chosen, packets.length);
  const choose = (packet: number): void => {
    setChosen({ packet, made: onPacket(packet) });
  };
  const packet = packets[current];
  return (
    <>
      <section className={styles.wire} aria-label="Wire">
        <header className={panes['pane-head']}>
          <h3>Wire</h3>
          <FilterField
            filter={filter}
            onFilter={setFilter}
            mistake={typeof read === 'string' ? read : null}
            reading={`${shown.length} of ${packets.length} packets`}
          />
          <div className={styles.tools}>
            <Button
              size="small"
              icon="stream"
              disabled={packet === undefined}
              onClick={() => setTab('stream')}
            >
              Follow stream
            </Button>
            <Button size="small" icon="download" onClick={() => download(pcapOf(packets))}>
              Download .pcap
            </Button>
          </div>
        </header>
        <PacketTable {...{ packets, shown, current, made, nameHost }} onPacket={choose} />
      </section>
      <section className={styles.bytes} aria-label="Packet">
        {packet === undefined ? (
          <p className={styles.none}>No packet is on the wire yet.</p>
        ) : (
          <Tabs
            label="Packet"
            selectedId={tab}
            onSelect={setTab}
            tabs={[
              {
                id: 'bytes',
                label: `Packet ${current + 1}:`,
                reading: `${byteCount(packet)} bytes`,
                panel: <PacketBytes packet={packet} number={current + 1} />,
              },
              {
                id: 'stream',
                label: 'Stream',
                panel: <StreamView {...{ packets, packet, made, nameHost }} />,
              },
            ]}
          />
        )}
      </section>
    </>
  );
}

/** A packet that was chosen, and how many were on the wire then. */
interface Choice {
  packet: number;
  made: number;
}

/** The chosen packet while the recording hasn't moved on, otherwise the last one on the wire. */
function currentPacket(made: number, choice: Choice | null, count: number): number {
  return choice?.made === made ? choice.packet : Math.min(made, count) - 1;
}

interface FilterFieldProps {
  filter: string;
  onFilter: (filter: string) => void;
  mistake: string | null;
  reading: string;
}

function FilterField({ filter, onFilter, mistake, reading }: FilterFieldProps) {
  return (
    <div className={styles.filter} role="search">
      <input
        aria-label="Filter packets by host, port, protocol, flag or text"
        aria-describedby="filter-mistake"
        aria-invalid={mistake !== null || undefined}
        placeholder="port:22..24 flag:SYN"
        value={filter}
        onChange={(event) => onFilter(event.currentTarget.value)}
        autoCapitalize="off"
        autoComplete="off"
        spellCheck={false}
      />
      <span id="filter-mistake" className="label" role="status">
        {mistake ?? reading}
      </span>
    </div>
  );
}

function download(capture: Uint8Array): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(
    new Blob([Uint8Array.from(capture)], { type: 'application/vnd.tcpdump.pcap' }),
  );
  link.download = 'packetsmith.pcap';
  link.click();
  URL.revokeObjectURL(link.href);
}
