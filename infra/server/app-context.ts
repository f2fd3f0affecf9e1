import type { Log } from '../../functions/http/log.ts';
import type { Config } from '../config.ts';
import type { Resources } from './resources.ts';

/** What every part of the server is given when it starts. */
export interface AppContext {
  config: Config;
  resources: Resources;
  log: Log;
  /** Prints a line for the operator. */
  report: (line: string) => void;
}
