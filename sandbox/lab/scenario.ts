import * as z from 'zod';
import {
  datagramServiceSchema,
  latencySchema,
  serviceSchema,
  type LabDatagramService,
  type LabLatency,
  type LabService,
} from './scenario-services.ts';

/** One simulated host. */
export interface LabHost {
  /** A dotted IPv4 address from a documentation or private range. */
  ip: string;
  /** Its names: the first is the canonical one, which a reverse look-up finds; the others are aliases. */
  names?: string[];
  /** Texts that its names carry in the DNS, as TXT records. */
  txt?: string[];
  /** What happens at a port that has no service: refused unless `filtered`. */
  default?: 'closed' | 'filtered';
  /** The time to the host and back. */
  latency?: LabLatency;
  /** TCP services by port number, written as text; `random 8000-8999` draws a port from the seed. */
  ports: Record<string, LabService>;
  /** UDP services by port number, likewise. */
  udp?: Record<string, LabDatagramService>;
}

/** One line of the log that a scenario brings along, as `lab.connections()` returns it. */
export interface LabLogEntry {
  /** Seconds since the case began; what happened before is negative. */
  time: number;
  protocol: 'tcp' | 'udp';
  source: string;
  source_port: number;
  host: string;
  port: number;
  outcome: 'open' | 'closed' | 'filtered' | 'unreachable' | 'out of scope' | 'over budget';
  /** Bytes from the source to the host. */
  sent: number;
  /** Bytes from the host to the source. */
  received: number;
}

/** The simulated network that a challenge plays in. Nothing in it leaves the sandbox. */
export interface LabScenario {
  hosts: LabHost[];
  /** Networks in CIDR notation that the learner may touch; every host when left out. */
  scope?: string[];
  /** Whatever is left to chance comes out the same for the same seed. */
  seed?: number;
  /** The time to a host and back, for hosts that do not say. */
  latency?: LabLatency;
  /** How many connections and datagrams the learner may attempt; any number when left out. */
  budget?: number;
  /** When the case begins, in ISO 8601 with its offset. */
  startsAt?: string;
  /**
   * Lets programs read the log of the network as the module `lab`: true for their own traffic, a list for a past
   * before it. The log lies within reach of the learner's program and proves nothing to a grader.
   */
  log?: true | LabLogEntry[];
}

const HIGHEST_PORT = 65_535;

/** Tells whether a text names a port, or a range to draw one from. */
function isPort(text: string): boolean {
  const numbers = text.replace(/^random (?=\d+-\d+$)/, '').split('-');
  const isRange = text.startsWith('random ');
  const [first = 0, last = first] = numbers.map((number) =>
    /^\d{1,5}$/.test(number) ? Number(number) : Number.NaN,
  );
  return (
    numbers.length === (isRange ? 2 : 1) && first >= 1 && first <= last && last <= HIGHEST_PORT
  );
}

const portKey = z
  .string()
  .refine(isPort, 'Name a port from 1 to 65535, or a range such as `random 8000-8999`.');

const portNumber = z.int().min(0).max(HIGHEST_PORT);
const bytes = z.int().min(0);

const hostSchema = z.strictObject({
  ip: z.ipv4('Give an IPv4 address.'),
  names: z.array(z.string().min(1)).exactOptional(),
  txt: z.array(z.string()).exactOptional(),
  default: z.enum(['closed', 'filtered']).exactOptional(),
  latency: latencySchema.exactOptional(),
  ports: z.record(portKey, serviceSchema),
  udp: z.record(portKey, datagramServiceSchema).exactOptional(),
});

const logEntrySchema = z.strictObject({
  time: z.number(),
  protocol: z.enum(['tcp', 'udp']),
  source: z.ipv4(),
  source_port: portNumber,
  host: z.ipv4(),
  port: portNumber,
  outcome: z.enum(['open', 'closed', 'filtered', 'unreachable', 'out of scope', 'over budget']),
  sent: bytes,
  received: bytes,
});

/** What a scenario may look like, wherever one comes in: from the curriculum, and with a run. */
export const labScenarioSchema: z.ZodType<LabScenario> = z.strictObject({
  hosts: z
    .array(hostSchema)
    .min(1, 'Give the lab at least one host.')
    .refine(
      (hosts) => new Set(hosts.map(({ ip }) => ip)).size === hosts.length,
      'Give every host an address of its own.',
    ),
  scope: z.array(z.cidrv4('Give a network such as 192.0.2.0/24.')).exactOptional(),
  seed: z.int().exactOptional(),
  latency: latencySchema.exactOptional(),
  budget: z.int().min(1).exactOptional(),
  startsAt: z.iso.datetime({ offset: true }).exactOptional(),
  log: z.union([z.literal(true), z.array(logEntrySchema)]).exactOptional(),
});
