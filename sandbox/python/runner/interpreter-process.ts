import process from 'node:process';
import { bootInterpreter } from './boot-interpreter.ts';
import { openByteChannel, openServedChannel } from './served-channel.ts';

const STDIN = 0;
const STDOUT = 1;

/** Boots an interpreter, announces it, runs one job and exits. */
async function main(isCold: boolean): Promise<void> {
  const channel = openServedChannel(openByteChannel(STDIN, STDOUT));
  if (channel === null) return;
  const log = (text: string) => process.stderr.write(`${text}\n`);
  const options = { runtimeDir: import.meta.dirname, isCold, module: null, log };
  const serve = await bootInterpreter(options, channel.emit);
  const job = channel.awaitJob();
  if (job !== null) serve(job);
}

await main(process.argv.includes('--cold'));
process.exit(0);
