import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { loadProduct, RATES } from '../../tests/load/load-product.ts';
import { startProduct } from '../../tests/support/product.ts';
import { measure, type ReportMeasurement, summarize } from './measurement.ts';

const START_RUNS = 3;

/** Measures how long the product takes to be ready again on existing data, and to stop. */
export async function benchStart(report: ReportMeasurement): Promise<void> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'packetsmith-bench-'));
  const startAndStop = async () => (await startProduct({ dataDir })).stop();
  try {
    const what = { name: 'start: ready again, then stopped', of: 'npm start' };
    report(await measure(what, START_RUNS, startAndStop));
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

const API_RUNS = 100;
const LIBRARY = '{ challenges { id title isLocked category { name } } lessons { id state } }';

/** Measures how long the APIs take to answer a visitor: the whole library, and the smallest query as the baseline. */
export async function benchApis(report: ReportMeasurement): Promise<void> {
  const product = await startProduct();
  const ask = (query: string) => async () => {
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify({ query });
    const response = await fetch(`${product.url}/graphql`, { method: 'POST', headers, body });
    await response.text();
  };
  const rest = async () => (await fetch(`${product.url}/api/challenges`)).text();
  const name = 'API: response time';
  try {
    report(
      await measure({ name, of: 'GraphQL, only __typename' }, API_RUNS, ask('{ __typename }')),
    );
    report(await measure({ name, of: 'GraphQL, the whole library' }, API_RUNS, ask(LIBRARY)));
    report(await measure({ name, of: 'REST, the whole library' }, API_RUNS, rest));
  } finally {
    await product.stop();
  }
}

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
    const name = `load: a response under ${rates} for ${SECONDS} s`;
    const all = outcomes.map((outcome) => ({ ...outcome, kind: 'all of them' }));
    for (const [of, some] of Map.groupBy([...all, ...outcomes], ({ kind }) => kind)) {
      const times = some.map(({ ms }) => ms);
      report(summarize({ name, of, unit: 'ms' }, times));
    }
    const failed = outcomes.filter(({ error }) => error !== null);
    const quoted = failed.slice(0, QUOTED).map(({ kind, error }) => `${kind}: ${error ?? ''}`);
    if (failed.length === 0) return;
    throw new Error(
      `${failed.length} of ${outcomes.length} requests got a wrong response:\n${quoted.join('\n')}`,
    );
  } finally {
    await product.stop();
  }
}
