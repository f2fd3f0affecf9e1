import { readFile, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';

const WORTH_IT = /\.(css|data|html|js|json|mjs|py|svg|tar|txt|wasm)$|(^|\/)snapshot[^/]*\.bin$/;
const SMALLEST_BYTES = 1_024;
/** The highest brotli quality takes about a second per 500 KB, so larger files use a lower one. */
const BIG_BYTES = 1_500_000;
const AT_ONCE = 4;

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

/** Adds a brotli and a gzip copy of every file in a directory that compression makes smaller. */
export async function precompress(directory: string): Promise<void> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && WORTH_IT.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name));
  const workers = Array.from({ length: AT_ONCE }, async () => {
    for (let file = files.pop(); file !== undefined; file = files.pop()) await compress(file);
  });
  await Promise.all(workers);
}

async function compress(file: string): Promise<void> {
  const content = await readFile(file);
  if (content.length < SMALLEST_BYTES) return;
  const quality = content.length > BIG_BYTES ? 9 : 11;
  const params = {
    [zlib.constants.BROTLI_PARAM_QUALITY]: quality,
    [zlib.constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  const copies = [
    { extension: '.br', bytes: await brotli(content, { params }) },
    { extension: '.gz', bytes: await gzip(content, { level: 9 }) },
  ];
  for (const { extension, bytes } of copies) {
    if (bytes.length < content.length) await writeFile(file + extension, bytes);
  }
}
