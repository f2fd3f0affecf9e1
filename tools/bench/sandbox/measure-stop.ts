import type { ReportMeasurement } from '../measurement.ts';
import type { Contender } from './contender.ts';
import { interleave } from './interleave.ts';

const ROUNDS = 4;

/**
 * Measures how long it takes to end an endless loop and be ready again: from the limit, or from the moment of stopping,
 * until the next program has responded.
 *
 * @param contenders the baseline first
 */
export async function measureStop(
  contenders: readonly Contender[],
  report: ReportMeasurement,
): Promise<void> {
  await interleave(
    {
      name: 'sandbox: endless loop ended until the next hello',
      unit: 'ms',
      rounds: ROUNDS,
      turn: async (contender) => [await contender.stopLoop()],
    },
    contenders,
    report,
  );
}
