import * as z from 'zod';
import { appsSchema, type LabApp } from './scenario-apps.ts';
import { visitorsSchema, type LabVisitor } from './scenario-visitors.ts';
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
  /**
   * An address from a documentation or private range, of IPv4 or IPv6. Hosts of both with the same name are one machine
   * with two addresses.
   */
  ip: string;
  /** Its names. The first is the canonical name, which reverse lookups return; the others are aliases. */
  names?: string[];
  /** The TXT records of its names. */
  txt?: string[];
  /** The mail servers of its names: preference and name. */
  mx?: [number, string][];
  /** How ports without a service behave: they refuse connections by default. */
  default?: 'closed' | 'filtered';
  /** The round-trip time to the host. */
  latency?: LabLatency;
  /** TCP services by port number, written as a string. For `random 8000-8999`, the seed chooses a port. */
  ports: Record<string, LabService>;
  /** UDP services by port number, in the same format. */
  udp?: Record<string, LabDatagramService>;
}

/** One entry of a scenario's initial log, as `lab.connections()` returns it. */
export interface LabLogEntry {
  /** Seconds since the case began; negative for earlier events. */
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

/** The simulated network of a challenge. Nothing in it leaves the sandbox. */
export interface LabScenario {
  hosts: LabHost[];
  /** Web applications by name. Services refer to them with `app`. */
  apps?: Record<string, LabApp>;
  /** People whose browsers open pages of the lab. */
  visitors?: LabVisitor[];
  /** The networks that programs may contact, in CIDR notation; all hosts by default. */
  scope?: string[];
  /** The seed of everything random in the lab. */
  seed?: number;
  /** The default round-trip time to a host. */
  latency?: LabLatency;
  /** The maximum number of connections and datagrams that a program may attempt; unlimited by default. */
  budget?: number;
  /** The date and time at which the case begins, in ISO 8601 with an offset. */
  startsAt?: string;
  /**
   * Lets programs read the network log through the module `lab`: true for only their own traffic, or a list of earlier
   * entries. Programs can change the log, so grading must not rely on it.
   */
  log?: true | LabLogEntry[];
}

const HIGHEST_PORT = 65_535;

/** Returns whether a string is a port, or a range to choose a random port from. */
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
  .refine(isPort, 'Enter a port from 1 to 65535, or a range such as `random 8000-8999`.');

const portNumber = z.int().min(0).max(HIGHEST_PORT);
const bytes = z.int().min(0);
const address = z.union([z.ipv4(), z.ipv6()], 'Enter an address of IPv4 or IPv6.');
const network = z.union([z.cidrv4(), z.cidrv6()], 'Enter a network, such as 192.0.2.0/24.');

const hostSchema = z.strictObject({
  ip: address,
  names: z.array(z.string().min(1)).exactOptional(),
  txt: z.array(z.string()).exactOptional(),
  mx: z.array(z.tuple([z.int().min(0).max(HIGHEST_PORT), z.string().min(1)])).exactOptional(),
  default: z.enum(['closed', 'filtered']).exactOptional(),
  latency: latencySchema.exactOptional(),
  ports: z.record(portKey, serviceSchema),
  udp: z.record(portKey, datagramServiceSchema).exactOptional(),
});

const logEntrySchema = z.strictObject({
  time: z.number(),
  protocol: z.enum(['tcp', 'udp']),
  source: address,
  source_port: portNumber,
  host: address,
  port: portNumber,
  outcome: z.enum(['open', 'closed', 'filtered', 'unreachable', 'out of scope', 'over budget']),
  sent: bytes,
  received: bytes,
});

const scenarioShape = {
  hosts: z
    .array(hostSchema)
    .min(1, 'Add at least one host to the lab.')
    .refine(
      (hosts) => new Set(hosts.map(({ ip }) => ip)).size === hosts.length,
      'Give every host a different address.',
    ),
  apps: appsSchema.exactOptional(),
  visitors: visitorsSchema.exactOptional(),
  scope: z.array(network).exactOptional(),
  seed: z.int().exactOptional(),
  latency: latencySchema.exactOptional(),
  budget: z.int().min(1).exactOptional(),
  startsAt: z.iso.datetime({ offset: true }).exactOptional(),
  log: z.union([z.literal(true), z.array(logEntrySchema)]).exactOptional(),
};

function missingApps({ hosts, apps = {} }: LabScenario): string[] {
  const named = hosts.flatMap(({ ports }) => Object.values(ports).map(({ app }) => app));
  return named.filter((app) => app !== undefined && !Object.hasOwn(apps, app)) as string[];
}

/** Visitors are seen only through an application, and the interpreter of applications runs them. */
const hasReasonForVisitors = ({ apps, visitors }: LabScenario): boolean =>
  visitors === undefined || apps !== undefined;

/** Validates a scenario, both from the curriculum and in a run request. */
export const labScenarioSchema: z.ZodType<LabScenario> = z
  .strictObject(scenarioShape)
  .refine(hasReasonForVisitors, 'Visitors need an application in `apps` to visit.')
  .refine((scenario) => missingApps(scenario).length === 0, {
    error: ({ input }) =>
      `Describe these applications in \`apps\`: ${missingApps(input as LabScenario).join(', ')}.`,
  });

/** Returns the scenario as learners' browsers get it: without the values that only graded runs have. */
export function withoutHiddenValues(scenario: LabScenario): LabScenario {
  if (scenario.apps === undefined) return scenario;
  const apps = Object.entries(scenario.apps).map(([name, { hidden: _hidden, ...app }]) => [
    name,
    app,
  ]);
  return { ...scenario, apps: Object.fromEntries(apps) as typeof scenario.apps };
}
