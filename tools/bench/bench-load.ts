import { loadProduct, RATES } from '../../tests/load/load-product.ts';
import { startProduct } from '../../tests/support/product.ts';
import { type ReportMeasurement, summarize } from './measurement.ts';

const SECONDS = 60;
const LEARNERS = 12;
/** The number of wrong responses to quote. */
const QUOTED = 5;

/**
 * Puts the product under load for a minute: requests are sent on schedule, whether or not earlier ones were answered.
 *
 * @throws {Error} that quotes responses if one is wrong or missing
 */
export async function benchLoad(report: ReportMeasurement): Promise<void> {
  const product = await startProduct();
  try {
    const outcomes = await loadProduct({ url: product.url, seconds: SECONDS, learners: LEARNERS });
    const rates = `${RATES.mixedPerSecond} requests/s and ${RATES.runsPerSecond} runs/s`;
    const name = `load: an answer under ${rates} for ${SECONDS} s`;
    const all = outcomes.map((outcome) => ({ ...outcome, kind: 'all of them' }));
    for (const [of, some] of Map.groupBy([...all, ...outcomes], ({ kind }) => kind)) {
      const times = some.map(({ ms }) => ms);
      report(summarize({ name, of, unit: 'ms' }, times));
    }
    const failed = outcomes.filter(({ error }) => error !== null);
    const quoted = failed.slice(0, QUOTED).map(({ kind, error }) => `${kind}: ${error ?? ''}`);
    if (failed.length === 0) return;
    throw new Error(
      `${failed.length} of ${outcomes.length} requests were not answered rightly:\n${quoted.join('\n')}`,
    );
  } finally {
    await product.stop();
  }
}
