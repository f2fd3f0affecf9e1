/**
 * The logs of the lab: the requests that its web servers answered, the connections that a program attempted, the packets
 * of both directions, and the questions that its name servers answered.
 */
export const LAB_LOGS = ['http', 'connections', 'packets', 'dns'] as const;

/** A log of the lab. */
export type LabLog = (typeof LAB_LOGS)[number];

/** A row of a log. Bytes are hex digits. */
type LabLogRow = Readonly<Record<string, unknown>>;

type Check = (value: unknown) => boolean;

const MAX_PORT = 65_535;

const isText: Check = (value) => typeof value === 'string';
const isCount: Check = (value) => Number.isSafeInteger(value) && Number(value) >= 0;
const isPort: Check = (value) => isCount(value) && Number(value) <= MAX_PORT;
const isTime: Check = (value) => typeof value === 'number' && Number.isFinite(value);
const isHex: Check = (value) => typeof value === 'string' && /^(?:[0-9a-f]{2})*$/.test(value);
const isAddress: Check = (value) =>
  typeof value === 'string' && /^[0-9A-Fa-f:.]{2,45}$/.test(value);

/** The fields that every row of a log has. What else a row has is for programs that know it. */
const FIELDS: Record<LabLog, Readonly<Record<string, Check>>> = {
  http: {
    ...{ time: isTime, source: isAddress, source_port: isPort, host: isAddress, port: isPort },
    ...{ method: isText, path: isText, query: isText, status: isCount },
  },
  connections: {
    ...{ time: isTime, source: isAddress, source_port: isPort, host: isAddress, port: isPort },
    ...{ protocol: isText, outcome: isText, sent: isCount, received: isCount },
  },
  packets: {
    ...{ time: isTime, protocol: isText, source: isAddress, source_port: isPort },
    ...{ destination: isAddress, destination_port: isPort, data: isHex },
  },
  dns: {
    ...{ time: isTime, source: isAddress, source_port: isPort, host: isAddress, port: isPort },
    ...{ name: isText, type: isText },
  },
};

/** How deeply values of the lab are nested at most. Deeper ones can be read, but not written again. */
const DEEPEST = 4;

function isShallow(value: unknown, depth = DEEPEST): boolean {
  if (typeof value !== 'object' || value === null) return true;
  return depth > 0 && Object.values(value).every((part) => isShallow(part, depth - 1));
}

function isRow(value: unknown, checks: readonly (readonly [string, Check])[]): value is LabLogRow {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const fields = new Map(Object.entries(value));
  return isShallow(value) && checks.every(([name, check]) => check(fields.get(name)));
}

/**
 * Reads a log of the lab. It comes from a learner's interpreter, so anything may be in it.
 *
 * @returns null unless every row has the fields of this log, each of its type
 */
export function parseLabLog(log: LabLog, text: string): LabLogRow[] | null {
  const checks = Object.entries(FIELDS[log]);
  try {
    const rows: unknown = JSON.parse(text);
    if (!Array.isArray(rows)) return null;
    return rows.every((row): row is LabLogRow => isRow(row, checks)) ? rows : null;
  } catch {
    return null;
  }
}
