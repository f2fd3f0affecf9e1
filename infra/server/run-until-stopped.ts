import path from 'node:path';
import process from 'node:process';
import { ContentError } from '../../content/content-error.ts';
import { logWithRequestId } from '../../functions/http/request-id.ts';
import { ConfigError } from '../config-error.ts';
import { readConfig, type Config } from '../config.ts';
import type { DemoCredentials } from './demo-learners.ts';
import { diskFullError } from '../disk-full.ts';
import { createLifetime, LifetimeOver } from './lifetime.ts';
import { END_WITH_PARENT, whenParentEnds } from './parent-process.ts';
import { StartError } from '../start-error.ts';
import { startProduct, type WebClient } from './start-product.ts';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** What the operator can fix. Their messages are sentences. */
const MENDABLE = [ConfigError, ContentError, StartError];

/** A program that serves the product, and how it speaks to its operator. */
export interface Program {
  webClient: WebClient;
  say: (line: string) => void;
  /** For failures and for the log. */
  complain: (line: string) => void;
}

/**
 * Serves the product until a signal stops it; then ends everything that was started, in less than five seconds.
 * Ends the process, with status 1 when something failed.
 */
export async function runUntilStopped({ webClient, say, complain }: Program): Promise<void> {
  const lifetime = createLifetime();
  const stop = async (status: number): Promise<void> => {
    await lifetime.end();
    process.exit(status);
  };
  for (const signal of SIGNALS) process.on(signal, () => void stop(0));
  if (process.argv.includes(END_WITH_PARENT)) whenParentEnds(() => void stop(0));
  // Whoever read what is printed has gone, such as the other end of a pipe. There is nobody left to complain to.
  for (const output of [process.stdout, process.stderr]) output.on('error', () => void stop(1));
  process.on('uncaughtException', (error) => {
    complain(describeFailure(error));
    void stop(1);
  });
  try {
    const config = readConfig();
    const log = logWithRequestId((entry) => complain(JSON.stringify(entry)));
    const demoLearners = await startProduct({ config, lifetime, log, report: say }, webClient);
    introduce(demoLearners, config).forEach(say);
    say(`Packetsmith is ready at http://localhost:${config.port}`);
  } catch (error) {
    // Whatever fails after a signal fails because of it.
    if (lifetime.signal.aborted || error instanceof LifetimeOver) return;
    complain(describeFailure(error));
    await stop(1);
  }
}

function introduce(demoLearners: readonly DemoCredentials[], { dataDir }: Config): string[] {
  if (demoLearners.length === 0) return [];
  const file = path.join(dataDir, 'demo-learners.json');
  const lines = demoLearners.map(({ email, password }) => `  ${email}  ${password}`);
  return [`Demo learners and their passwords, kept in ${file}:`, ...lines];
}

/** What can be mended is told in a sentence; anything else is a defect and shows where it is. */
function describeFailure(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (MENDABLE.some((kind) => error instanceof kind)) return error.message;
  return diskFullError('DATA_DIR', error.message)?.message ?? error.stack ?? error.message;
}
