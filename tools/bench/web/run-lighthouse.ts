import { execFile } from 'node:child_process';
import { access } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
import { z } from 'zod';

/** A separate package: it is large, and only this bench needs it. */
const HOME = path.join(import.meta.dirname, 'lighthouse');
const PROGRAM = path.join(HOME, 'node_modules', 'lighthouse', 'cli', 'index.js');
const OPTIONS = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];

/**
 * Installs Lighthouse if it isn't installed yet.
 *
 * @returns the script to run with Node
 * @throws {Error} if npm cannot install it
 */
export async function installLighthouse(): Promise<string> {
  const isThere = await access(PROGRAM).then(
    () => true,
    () => false,
  );
  if (!isThere) {
    process.stderr.write('Installing Lighthouse for the bench\n');
    await promisify(execFile)('npm', ['ci', ...OPTIONS], {
      cwd: HOME,
      shell: process.platform === 'win32',
    });
  }
  return PROGRAM;
}

const MOST_OUTPUT_BYTES = 64 * 1024 * 1024;

const report = z.object({
  runtimeError: z.object({ message: z.string() }).optional(),
  categories: z.record(
    z.string(),
    z.object({ score: z.number().nullable(), auditRefs: z.array(z.object({ id: z.string() })) }),
  ),
  audits: z.record(
    z.string(),
    z.object({
      title: z.string(),
      score: z.number().nullable(),
      numericValue: z.number().optional(),
    }),
  ),
});

/** Lighthouse's results for a page. */
export interface LighthouseReport {
  /** Scores from 0 to 100, by category: `performance`, `accessibility`, `best-practices`, `seo`. */
  points: (category: string) => number;
  /** The value of an audit, in its own unit: ms for times. */
  value: (audit: string) => number;
  /** What keeps a category below 100. */
  losses: (category: string) => string[];
}

/**
 * Audits a page with Lighthouse's default: a phone on a slow network.
 *
 * @param program Lighthouse's script
 * @param browserPort the port of the DevTools protocol
 * @throws {Error} if it could not audit the page
 */
export async function runLighthouse(
  program: string,
  { url, browserPort }: { url: string; browserPort: number },
): Promise<LighthouseReport> {
  const options = [
    `--port=${browserPort}`,
    '--output=json',
    '--quiet',
    '--no-enable-error-reporting',
  ];
  const { stdout } = await promisify(execFile)(process.execPath, [program, url, ...options], {
    maxBuffer: MOST_OUTPUT_BYTES,
  });
  const { runtimeError, categories, audits } = report.parse(JSON.parse(stdout));
  if (runtimeError) throw new Error(`Lighthouse could not audit ${url}: ${runtimeError.message}`);
  return {
    points: (category) => Math.round((categories[category]?.score ?? Number.NaN) * 100),
    value: (audit) => audits[audit]?.numericValue ?? Number.NaN,
    losses: (category) =>
      (categories[category]?.auditRefs ?? []).flatMap(({ id }) => {
        const audit = audits[id];
        return typeof audit?.score === 'number' && audit.score < 1 ? [audit.title] : [];
      }),
  };
}
