import type { Log } from '../../functions/http/log.ts';
import type { Config } from '../config.ts';
import type { Resources } from './resources.ts';

/** The context that every part of the server receives on startup. */
export interface AppContext {
  config: Config;
  resources: Resources;
  log: Log;
  /** Prints a line for the operator. */
  report: (line: string) => void;
}
