import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { startProduct } from '../../tests/support/product.ts';
import { measure, type ReportMeasurement } from './measurement.ts';

const RUNS = 3;

/** Measures how long the product takes to be ready again on existing data, and to stop. */
export async function benchStart(report: ReportMeasurement): Promise<void> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'packetsmith-bench-'));
  const startAndStop = async () => (await startProduct({ dataDir })).stop();
  try {
    const what = { name: 'start: ready again, then stopped', of: 'npm start' };
    report(await measure(what, RUNS, startAndStop));
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}
