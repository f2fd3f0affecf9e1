import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Manifest } from 'vite';
import { z } from 'zod';
import { BUILT } from '../../../infra/server/build-product.ts';
import { chunksBehind } from '../../../web/vite/page-links.ts';
import { type ReportMeasurement, summarize } from '../measurement.ts';

const ENTRY = 'index.html';
const LANDING = 'features/landing/landing-page.tsx';
/**
 * The entry points of each page: all except the landing and legal pages load the client; only learners load the last
 * two.
 */
const PARTS =
  /^(features\/.*-page|start-client|session\/auth-connection|graphql\/graphql-provider)\.tsx?$/;

const manifestFile: z.ZodType<Manifest> = z.record(
  z.string(),
  z.looseObject({ file: z.string(), imports: z.array(z.string()).default([]) }),
);

/** Measures the gzipped scripts of every page: all of the landing page, and what each other page adds. */
export async function measurePages(report: ReportMeasurement): Promise<void> {
  const text = await readFile(path.join(BUILT.web, '.vite', 'manifest.json'), 'utf8');
  const manifest = manifestFile.parse(JSON.parse(text));
  const shell = chunksBehind(manifest, ENTRY);
  const measureSize = async (chunks: Iterable<string>) => {
    const files = [...chunks].flatMap((name) => manifest[name]?.file ?? []);
    const sizes = await Promise.all(files.map((file) => gzipBytes(path.join(BUILT.web, file))));
    return sizes.reduce((sum, size) => sum + size, 0) / 1_000;
  };
  const reportSize = (of: string, weight: number) =>
    report(summarize({ name: 'web: gzipped scripts', of, unit: 'KB' }, [weight]));
  reportSize(
    'the whole landing page',
    await measureSize(new Set([...shell, ...chunksBehind(manifest, LANDING)])),
  );
  for (const source of Object.keys(manifest).filter((name) => PARTS.test(name))) {
    const added = [...chunksBehind(manifest, source)].filter((name) => !shell.has(name));
    reportSize(
      `added by ${path.basename(source).replace(/\.tsx?$/, '')}`,
      await measureSize(added),
    );
  }
}

/** Files that hardly compress are sent uncompressed. */
async function gzipBytes(file: string): Promise<number> {
  const { size } = await stat(`${file}.gz`).catch(() => stat(file));
  return size;
}
