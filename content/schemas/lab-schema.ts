import { z } from 'zod';

import type { LabScenario } from '../../sandbox/lab/scenario.ts';

const HIGHEST_PORT = 65_535;

const portNumber = z
  .string()
  .regex(/^\d+$/, 'Name a port by its number.')
  .refine(
    (port) => Number(port) >= 1 && Number(port) <= HIGHEST_PORT,
    'Use a port from 1 to 65535.',
  );

const page = z.union([
  z.tuple([z.int(), z.string()]),
  z.tuple([z.int(), z.string(), z.record(z.string(), z.string())]),
]);

const service = z.strictObject({
  banner: z.string().exactOptional(),
  state: z.enum(['open', 'filtered']).exactOptional(),
  replies: z.array(z.tuple([z.string(), z.string()])).exactOptional(),
  http: z.record(z.string().startsWith('/', 'Begin a path with a slash.'), page).exactOptional(),
});

const host = z.strictObject({
  ip: z.ipv4('Give an IPv4 address.'),
  names: z.array(z.string()).exactOptional(),
  default: z.enum(['closed', 'filtered']).exactOptional(),
  ports: z.record(portNumber, service),
});

/** The simulated network of a challenge. */
export const labSchema: z.ZodType<LabScenario> = z.strictObject({
  hosts: z.array(host).min(1, 'Give the lab at least one host.'),
  scope: z.array(z.cidrv4('Give a network such as 192.0.2.0/24.')).exactOptional(),
});
