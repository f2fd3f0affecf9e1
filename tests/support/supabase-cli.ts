import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { HANG_LIMITS_MS } from '../../tools/checks/hang-limits.ts';

const SUPABASE = path.resolve(import.meta.dirname, '../../infra/supabase');
const CLI = path.join(SUPABASE, 'node_modules/supabase/dist/supabase.js');

/** The result of a command of the CLI. */
export interface CliResult {
  status: number;
  /** What it printed for people. */
  messages: string;
  /** What it printed for programs. */
  answer: string;
}

/** The Supabase CLI, in a writable copy of `infra/supabase`. */
export interface SupabaseCli {
  /** The copy of `infra/supabase`. */
  directory: string;
  run(command: readonly string[], environment?: Record<string, string>): Promise<CliResult>;
  remove(): Promise<void>;
}

/** Prepares the CLI. It gets only the environment variables that a command passes, and sends no telemetry. */
export async function prepareSupabaseCli(): Promise<SupabaseCli> {
  const place = await mkdtemp(path.join(os.tmpdir(), 'packetsmith-supabase-'));
  const directory = path.join(place, 'supabase');
  await mkdir(directory);
  await symlink(path.join(SUPABASE, 'migrations'), path.join(directory, 'migrations'), 'dir');
  for (const name of ['config.toml', 'templates']) {
    await cp(path.join(SUPABASE, name), path.join(directory, name), { recursive: true });
  }
  const baseEnvironment = {
    PATH: process.env['PATH'] ?? '',
    HOME: place,
    DO_NOT_TRACK: '1',
    SUPABASE_TELEMETRY_DISABLED: '1',
  };
  return {
    directory,
    run: (command, environment = {}) =>
      start([...command, '--workdir', place], { ...baseEnvironment, ...environment }),
    remove: () => rm(place, { recursive: true, force: true }),
  };
}

function start(command: string[], environment: Record<string, string>): Promise<CliResult> {
  return new Promise((resolve) => {
    const options = { env: environment, timeout: HANG_LIMITS_MS.wait };
    const child = execFile(
      process.execPath,
      [CLI, ...command],
      options,
      (error, stdout, stderr) => {
        const status = error === null ? 0 : Number(error.code ?? 1);
        resolve({ status, messages: stderr, answer: stdout });
      },
    );
    child.stdin?.end();
  });
}
