import type { Measurement } from './measurement.ts';

const WIDTH = { of: 56, figure: 10 };

function ratioTo(peer: Measurement, { p50 }: Measurement): string {
  return peer.p50 > 0 ? `×${(p50 / peer.p50).toFixed(2)}` : '';
}

/** Formats a figure: the smaller it is, the more digits it has. Counts are integers. */
function figure(value: number): string {
  if (Number.isInteger(value)) return String(value);
  if (value >= 10) return value.toFixed(1);
  return value.toFixed(value < 1 ? 3 : 2);
}

function drawRow(cells: readonly [string, ...string[]]): string {
  const [of, ...figures] = cells;
  return `  ${of.padEnd(WIDTH.of)}${figures.map((text) => text.padStart(WIDTH.figure)).join('')}`;
}

const isPromised = ({ bar, floor }: Measurement): boolean =>
  bar !== undefined || floor !== undefined;

/** The last cell of a row: the bar or floor, or else the ratio to the baseline if there are others. */
function comparison(one: Measurement, peer: Measurement, isAlone: boolean): string {
  if (one.bar !== undefined) return `≤ ${figure(one.bar)}`;
  if (one.floor !== undefined) return `≥ ${figure(one.floor)}`;
  return isAlone ? '' : ratioTo(peer, one);
}

/**
 * Draws measurements as a table: a block per name, a line per contender, and the bar that its median must not exceed,
 * the floor that it must reach or, without either, the ratio of its median to that of the first contender, the
 * baseline.
 */
export function drawTable(measurements: readonly Measurement[]): string {
  const blocks = Map.groupBy(measurements, ({ name, unit }) => `${name} (${unit})`);
  return [...blocks]
    .map(([title, [peer, ...others]]) => {
      if (peer === undefined) return title;
      const rows = [peer, ...others].map((one) =>
        drawRow([
          one.of,
          ...[one.min, one.p50, one.p95, one.p99].map(figure),
          String(one.runs),
          comparison(one, peer, others.length === 0),
        ]),
      );
      return [
        title,
        drawRow([
          '',
          'least',
          'p50',
          'p95',
          'p99',
          'runs',
          [peer, ...others].some(isPromised) ? 'bar' : 'to peer',
        ]),
        ...rows,
      ].join('\n');
    })
    .join('\n\n');
}
