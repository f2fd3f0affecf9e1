import path from 'node:path';
import process from 'node:process';
import type { Browser } from 'playwright-core';
import { buildPythonRuntime } from '../../../sandbox/python/build.ts';
import type { SandboxEngine } from '../../../sandbox/python/sealed-runner.ts';
import { launchBrowser } from '../../../tests/support/browser.ts';
import { startRunnerSite } from '../../../tests/support/runner-page.ts';
import type { ReportMeasurement } from '../measurement.ts';
import { chromiumContender } from './chromium-contender.ts';
import type { Contender, PythonContender } from './contender.ts';
import { findEngines, sealedContender } from './sealed-contender.ts';
import {
  findNativePython,
  type NativePython,
  quietParent,
  spawnedPython,
  STOCK_PYODIDE,
} from './spawned-python.ts';
import { measureBusyPrograms } from './measure-busy-programs.ts';
import { measureLatency, measureStop, measureThroughput } from './measure-runs.ts';
import { measureMemory, sealedEntrant, spawnedEntrant } from './measure-memory.ts';
import { measureOpening } from './measure-opening.ts';

/** Fails the bench if a contender prints the wrong output. */
function failOnProblem(message: string): never {
  throw new Error(message);
}

const RUNTIME_DIR = path.resolve(import.meta.dirname, '../../../.build/runtime/python');
const STOCK_NAME = 'Pyodide with its default setup';

/** The contenders that can run Python on this machine. */
interface Field {
  /** Null if it isn't installed. */
  native: NativePython | null;
  engines: readonly SandboxEngine[];
}

const nameOf = ({ version }: NativePython): string => `native Python ${version}`;

/** Returns native Python, started by this process and by a small one. */
function nativeContenders(native: NativePython): { here: Contender; quiet: PythonContender } {
  const here = { name: nameOf(native), runsPerTurn: 20 };
  const quiet = { name: `${nameOf(native)}, from a small process`, runsPerTurn: 20 };
  return { here: spawnedPython(native.command, here), quiet: quietParent(native.command, quiet) };
}

async function measureRuns(
  { native, engines }: Field,
  chromium: Contender,
  report: ReportMeasurement,
): Promise<void> {
  const stock = spawnedPython(STOCK_PYODIDE, { name: STOCK_NAME, runsPerTurn: 1 });
  const natives = native && nativeContenders(native);
  const peers = natives ? [natives.here] : [];
  const peersForSpeed = natives ? [natives.here, natives.quiet] : [];
  const sealed = await Promise.all(engines.map((engine) => sealedContender(engine, RUNTIME_DIR)));
  await measureLatency([...peersForSpeed, stock, ...sealed, chromium], report);
  await measureThroughput([...peersForSpeed, stock, ...sealed], report);
  await measureStop([...peers, stock, ...sealed, chromium], report);
  await measureBusyPrograms([...peers, ...sealed, chromium], report);
  await Promise.all([...peersForSpeed, ...sealed].map((contender) => contender.close()));
}

async function measureInBrowser(
  browser: Browser,
  field: Field,
  report: ReportMeasurement,
): Promise<void> {
  const site = await startRunnerSite(RUNTIME_DIR, failOnProblem);
  const chromium = await chromiumContender(browser, site);
  await measureRuns(field, chromium, report);
  await chromium.close();
  await site.close();
  await measureOpening(browser, report);
}

async function measureServices(
  { native, engines }: Field,
  report: ReportMeasurement,
): Promise<void> {
  const peers = native ? [spawnedEntrant(nameOf(native), native.command)] : [];
  const stock = spawnedEntrant(STOCK_NAME, STOCK_PYODIDE);
  const sealed = await Promise.all(engines.map((engine) => sealedEntrant(engine, RUNTIME_DIR)));
  await measureMemory([...peers, stock, ...sealed], report);
  await Promise.all(sealed.map((entrant) => entrant.close()));
}

/**
 * Measures the sandbox next to its peers: native Python, Pyodide with its default setup, and ours with every engine of
 * this machine and in Chromium.
 *
 * @param note takes a sentence about each contender that cannot be measured here
 */
export async function benchSandbox(
  report: ReportMeasurement,
  note: (sentence: string) => void,
): Promise<void> {
  await buildPythonRuntime(RUNTIME_DIR);
  const native = await findNativePython();
  if (native === null) note('Native Python is not measured: python3 is not on the PATH.');
  const field: Field = { native, engines: await findEngines(RUNTIME_DIR, note) };
  const browser = await launchBrowser();
  try {
    await measureInBrowser(browser, field, report);
  } finally {
    await browser.close();
  }
  if (process.platform === 'linux') await measureServices(field, report);
  else note('Memory is not measured: this works only on Linux.');
}
