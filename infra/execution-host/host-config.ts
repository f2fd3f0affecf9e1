import { availableParallelism } from 'node:os';
import process from 'node:process';
import { z } from 'zod';
import { executionKey } from '../setting-values.ts';
import { ConfigError } from '../start-error.ts';
import { withoutEmpty } from '../without-empty.ts';

const settings = z.object({
  EXECUTION_KEY: executionKey,
  EXECUTION_KEY_PREVIOUS: executionKey.optional(),
  LISTEN_ADDRESS: z.enum(['127.0.0.1', '0.0.0.0', '::']).default('127.0.0.1'),
  PORT: z.coerce.number('must be a port number').int().min(0).max(65_535).default(8080),
  RUNS_AT_ONCE: z.coerce.number('must be a number').int().min(1).optional(),
});

/** The settings of a host that runs programs for other machines. */
export interface HostConfig {
  /** What the APIs may sign their requests with: the current key, and during a renewal the previous one. */
  keys: readonly string[];
  listenAddress: string;
  /** 0 for any free port. */
  port: number;
  /** How many programs run at the same time. */
  runsAtOnce: number;
}

/**
 * Reads the settings of an execution host. By default, one program runs on each processor.
 *
 * @throws {ConfigError} naming the variable that is missing or malformed, without its value
 */
export function readHostConfig(environment: NodeJS.ProcessEnv = process.env): HostConfig {
  const given = withoutEmpty(environment);
  const parsed = settings.safeParse(given);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    const name = String(issue?.path[0]);
    const reason = given[name] !== undefined ? (issue?.message ?? '') : 'must be set';
    throw new ConfigError(`${name} ${reason}.`);
  }
  const { EXECUTION_KEY, EXECUTION_KEY_PREVIOUS, LISTEN_ADDRESS, PORT, RUNS_AT_ONCE } = parsed.data;
  const keys = [EXECUTION_KEY, EXECUTION_KEY_PREVIOUS];
  return {
    keys: keys.filter((key) => key !== undefined),
    listenAddress: LISTEN_ADDRESS,
    port: PORT,
    runsAtOnce: RUNS_AT_ONCE ?? availableParallelism(),
  };
}
