import type { Product } from '../compose.ts';
import { describeError } from '../../functions/describe-error.ts';
import type { Log } from '../../functions/log.ts';

const DAY_MS = 86_400_000;

/**
 * Removes what has outlived its time now and every day, as the schedule of the cloud does.
 *
 * @returns ends it
 */
export function startDailyRetention(
  { applyRetention }: Pick<Product, 'applyRetention'>,
  log: Log,
): () => void {
  const apply = async (): Promise<void> => {
    try {
      const report = await applyRetention(new Date());
      const isAnything = Object.values(report).some((count) => count > 0);
      if (isAnything) log({ level: 'info', message: 'retention', ...report });
    } catch (error) {
      const message = 'The daily removal of old data failed.';
      log({ level: 'error', message, ...describeError(error) });
    }
  };
  void apply();
  const timer = setInterval(() => void apply(), DAY_MS).unref();
  return () => clearInterval(timer);
}
