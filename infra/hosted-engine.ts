import { describeEngine } from '../functions/invoke/lambda-execution.ts';
import type { EngineChoice } from '../sandbox/python/engine.ts';
import type { ExecutionHealth } from './execution-health.ts';

/**
 * Reports how the execution function on AWS runs programs. It is asked until it has answered once, and only while
 * programs run: then the product's own environment exists, which answers.
 *
 * @param target the function
 */
export function createHostedEngine(
  health: ExecutionHealth,
  target: () => Promise<Parameters<typeof describeEngine>[0]>,
): () => Promise<EngineChoice | null> {
  let known: EngineChoice | null = null;
  return async () => {
    if (known === null && (await health.check()).isHealthy) {
      known = await describeEngine(await target()).catch(() => null);
    }
    return known;
  };
}
