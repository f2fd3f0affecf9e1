import { createHash } from 'node:crypto';
import { z } from 'zod';
import { RUNTIME_FILES } from '../../../../sandbox/python/runtime-files.ts';
import type { Check, Site } from './check.ts';
import { findWrongStart } from './site.ts';

const RUNTIME = '/runtime/python/';

const SCRIPT = /<script[^>]+src="(?<address>\/assets\/[^"]+\.js)"/;

const manifest = z.object({ files: z.record(z.string(), z.object({ sha256: z.string() })) });

/** Checks of the files that pages load. */
export const ASSET_CHECKS: readonly Check[] = [
  { name: 'Scripts are compressed and cached permanently', findFault: findWrongScript },
  { name: 'The Python runtime is complete and not damaged', findFault: findDamage },
];

async function findWrongScript(site: Site): Promise<string | null> {
  const address = SCRIPT.exec((await site.home()).html)?.groups?.['address'];
  if (address === undefined) return 'The home page loads no scripts from /assets/.';
  const response = await site.ask(address);
  const wrong = findWrongStart(response, { status: 200, type: 'text/javascript' });
  return wrong ?? findWrongKeeping(response, address);
}

function findWrongKeeping(response: Response, address: string): string | null {
  if (!(response.headers.get('cache-control') ?? '').includes('immutable')) {
    return `${address} cannot be cached permanently: its cache-control is not immutable.`;
  }
  const encoding = response.headers.get('content-encoding') ?? '';
  return ['br', 'gzip'].includes(encoding) ? null : `${address} is not compressed.`;
}

async function findDamage(site: Site): Promise<string | null> {
  const answer = await site.ask(RUNTIME + RUNTIME_FILES.manifest);
  const wrong = findWrongStart(answer, { status: 200, type: 'application/json' });
  if (wrong !== null) return wrong;
  const { files } = manifest.parse(await answer.json());
  const expected = files[RUNTIME_FILES.bundle]?.sha256 ?? '';
  const address = `${RUNTIME}${RUNTIME_FILES.bundle}?v=${expected.slice(0, 16)}`;
  const response = await site.ask(address);
  if (response.status !== 200) return `${address} returned ${response.status}.`;
  const bytes = Buffer.from(await response.arrayBuffer());
  const found = createHash('sha256').update(bytes).digest('hex');
  return found === expected ? null : `${address} does not match the manifest.`;
}
