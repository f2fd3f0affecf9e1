import path from 'node:path';
import process from 'node:process';
import { ContentError } from '../../content/content-error.ts';
import { logWithRequestId } from '../../functions/http/api-handler.ts';
import { ConfigError, diskFullError, StartError } from '../start-error.ts';
import { publicWarnings, readConfig, type Config } from '../config.ts';
import type { DemoCredentials } from './demo-learners.ts';
import { END_WITH_PARENT, whenParentEnds } from './parent-process.ts';
import { createResources } from './resources.ts';
import { startProduct, type WebClient } from './start-product.ts';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Errors that the operator can fix. Their messages are written for the operator. */
const FIXABLE = [ConfigError, ContentError, StartError];

/** A program that serves the product, and how it prints to its operator. */
export interface Program {
  webClient: WebClient;
  printLine: (line: string) => void;
  /** For failures and for the log. */
  printError: (line: string) => void;
}

/**
 * Serves the product until a signal stops it, then closes everything within five seconds and exits, with status 1 if
 * something failed.
 */
export async function runUntilStopped(program: Program): Promise<void> {
  const { webClient, printLine, printError } = program;
  const resources = createResources();
  const stop = async (status: number): Promise<void> => {
    await resources[Symbol.asyncDispose]();
    process.exit(status);
  };
  for (const signal of SIGNALS) process.on(signal, () => void stop(0));
  if (process.argv.includes(END_WITH_PARENT)) whenParentEnds(() => void stop(0));
  // The reader of the output is gone, such as the other end of a pipe, so the error can't be printed.
  for (const output of [process.stdout, process.stderr]) output.on('error', () => void stop(1));
  process.on('uncaughtException', (error) => {
    printError(describeFailure(error));
    void stop(1);
  });
  try {
    const config = readConfig();
    publicWarnings(config).forEach(printLine);
    const log = logWithRequestId((entry) => printError(JSON.stringify(entry)));
    const demoLearners = await startProduct(
      { config, resources, log, report: printLine },
      webClient,
    );
    describeDemoLearners(demoLearners, config).forEach(printLine);
    printLine(`Packetsmith is ready at http://localhost:${config.port}`);
  } catch (error) {
    // A failure after a signal is a consequence of the signal.
    if (resources.signal.aborted) return;
    printError(describeFailure(error));
    await stop(1);
  }
}

function describeDemoLearners(
  demoLearners: readonly DemoCredentials[],
  { dataDir }: Config,
): string[] {
  if (demoLearners.length === 0) return [];
  const file = path.join(dataDir, 'demo-learners.json');
  const lines = demoLearners.map(({ email, password }) => `  ${email}  ${password}`);
  return [`Demo learners and their passwords, saved in ${file}:`, ...lines];
}

/** Returns the message of an error that the operator can fix, or the stack of any other error, which is a bug. */
function describeFailure(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (FIXABLE.some((kind) => error instanceof kind)) return error.message;
  return diskFullError('DATA_DIR', error.message)?.message ?? error.stack ?? error.message;
}
