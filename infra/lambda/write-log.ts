import process from 'node:process';
import type { Log } from '../../functions/http/log.ts';

/** Writes an entry as a line of JSON, as the product does everywhere. */
export const writeLog: Log = (entry) => {
  process.stdout.write(`${JSON.stringify(entry)}\n`);
};
