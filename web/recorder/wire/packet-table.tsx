import { memo, useEffect, useRef } from 'react';
import type { RecordedPacket } from '../../../sandbox/recording/recording.ts';
import { Table } from '../../ui/table.tsx';
import { keepVisible, useKeepVisible } from '../keep-visible.ts';
import { flagNames, infoOf, protocolOf } from './dissect.ts';
import type { NameHost } from './packet-filter.ts';
import styles from './wire.module.css';

/** How many rows are in the table: those around the current packet. */
const MAX_ROWS = 40;
/** The rows move on by this many at once, so that most steps change no row. */
const ROW_JUMP = 10;

interface PacketTableProps {
  packets: readonly RecordedPacket[];
  /** The indexes of the packets that the filter shows. */
  shown: readonly number[];
  /** The index of the current packet; -1 before the first one. */
  current: number;
  /** The number of packets on the wire. */
  made: number;
  nameHost: NameHost;
  onPacket: (packet: number) => void;
}

/** The packets, one per row. Those that come later are quiet. */
export function PacketTable(props: PacketTableProps) {
  const { packets, shown, current, made, nameHost, onPacket } = props;
  const scroller = useKeepVisible<HTMLDivElement>('[aria-current]');
  const middle = shown.filter((index) => index <= current).length;
  const page = Math.floor((middle - MAX_ROWS / 2) / ROW_JUMP) * ROW_JUMP;
  const start = Math.max(0, Math.min(page, shown.length - MAX_ROWS));
  const rows = shown.slice(start, start + MAX_ROWS);
  return (
    <div ref={scroller} data-scroller className={styles.table}>
      <Table label="Packets">
        <thead>
          <tr>
            <th scope="col">No.</th>
            <th scope="col" data-number>
              Time
            </th>
            <th scope="col">From</th>
            <th scope="col">To</th>
            <th scope="col">Protocol</th>
            <th scope="col">Flags</th>
            <th scope="col">Info</th>
          </tr>
        </thead>
        <tbody onClick={({ target }) => onPacket(packetAt(target) ?? current)}>
          {rows.map((index) => {
            const packet = packets[index];
            return (
              packet && (
                <PacketRow
                  key={index}
                  {...{ packet, index, nameHost }}
                  isCurrent={index === current}
                  isLater={index >= made}
                />
              )
            );
          })}
        </tbody>
      </Table>
      {rows.length < shown.length && (
        <p className={styles.none}>
          The table shows the {MAX_ROWS} packets around the current one.
        </p>
      )}
    </div>
  );
}

/** Returns the index of the packet whose row contains an element. */
function packetAt(target: EventTarget): number | null {
  const row = target instanceof Element ? target.closest('tr') : null;
  const index = row?.dataset['packet'];
  return index === undefined ? null : Number(index);
}

interface PacketRowProps {
  packet: RecordedPacket;
  index: number;
  nameHost: NameHost;
  isCurrent: boolean;
  isLater: boolean;
}

const PacketRow = memo(function PacketRow(props: PacketRowProps) {
  const { packet, index, nameHost, isCurrent, isLater } = props;
  const row = useRef<HTMLTableRowElement>(null);
  useEffect(() => {
    if (isCurrent) keepVisible(row.current);
  }, [isCurrent]);
  return (
    <tr
      ref={row}
      data-packet={index}
      data-later={isLater || undefined}
      aria-current={isCurrent ? 'true' : undefined}
    >
      <td>
        <button type="button" aria-label={`Packet ${index + 1}${isLater ? ', later' : ''}`}>
          {index + 1}
        </button>
      </td>
      <td data-number>{packet.time.toFixed(4)}</td>
      <td>{nameHost(packet.source)}</td>
      <td>{nameHost(packet.target)}</td>
      <td>{protocolOf(packet)}</td>
      <td>{flagNames(packet).join(' ')}</td>
      <td>{infoOf(packet)}</td>
    </tr>
  );
});
