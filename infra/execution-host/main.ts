import process from 'node:process';
import { writeLog } from '../lambda/write-log.ts';
import { ConfigError, StartError } from '../start-error.ts';
import { startExecutionHost } from './execution-host.ts';
import { readHostConfig } from './host-config.ts';

// `npm run host`: runs programs for APIs on other machines. See docs/scale.md.
try {
  const host = await startExecutionHost(readHostConfig(), writeLog);
  const stop = (): void => void host.close().then(() => process.exit(0));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop);
  writeLog({ level: 'info', message: 'The execution host is ready.', port: host.port });
} catch (error) {
  if (!(error instanceof ConfigError || error instanceof StartError)) throw error;
  writeLog({ level: 'error', message: error.message });
  process.exitCode = 1;
}
