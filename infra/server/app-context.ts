import type { Log } from '../../functions/http/log.ts';
import type { Config } from '../config.ts';
import type { Lifetime } from './lifetime.ts';

/** What every part of a start is given. */
export interface AppContext {
  config: Config;
  lifetime: Lifetime;
  log: Log;
  /** Tells the operator what was done. */
  report: (line: string) => void;
}
