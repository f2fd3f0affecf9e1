import { describeError } from '../../functions/http/log.ts';
import type { EngineChoice } from '../../sandbox/python/engine.ts';
import { writeLog } from './write-log.ts';

/** Starts the engine, and says once per environment how it runs programs. A metric counts these lines. */
export async function announceEngine(engine: () => Promise<EngineChoice>): Promise<void> {
  try {
    const { engine: name, reason } = await engine();
    const level = name === 'fork' ? 'info' : 'warn';
    writeLog({ level, message: 'The Python sandbox is ready.', engine: name, reason });
  } catch (error) {
    const message = 'The Python sandbox could not be started.';
    writeLog({ level: 'error', message, ...describeError(error) });
  }
}
