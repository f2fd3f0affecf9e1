import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
import zlib from 'node:zlib';

const compress = promisify(zlib.brotliCompress);
const decompress = promisify(zlib.brotliDecompress);

/** The highest quality. It takes about a second per 250 KB. */
const BEST_QUALITY = 11;
/** Smaller files are compressed faster than they are looked up. */
const SMALLEST_KEPT_BYTES = 100_000;

/** Where compressed files are kept between builds, for every copy of this repository on the machine. */
const CACHE = path.join(os.homedir(), '.cache/packetsmith/brotli');

/** Returns a kept file if it is what this content compresses to. Anyone could have changed it. */
async function readKept(file: string, content: Buffer): Promise<Buffer | null> {
  try {
    const kept = await readFile(file);
    return (await decompress(kept, { maxOutputLength: content.length })).equals(content)
      ? kept
      : null;
  } catch {
    return null;
  }
}

/** Keeps a file for the next build, unless the cache can't be written. */
async function keep(file: string, bytes: Buffer): Promise<void> {
  const draft = `${file}.${process.pid}`;
  try {
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(draft, bytes);
    await rename(draft, file);
  } catch {
    // The next build then compresses it again.
  }
}

/**
 * Compresses what browsers load, with a window that holds all of it. Large files that were compressed before on this
 * machine are taken from a cache.
 *
 * @param quality 0 to 11
 */
export async function compressForBrowsers(
  content: Buffer,
  quality = BEST_QUALITY,
): Promise<Buffer> {
  const hash = createHash('sha256').update(content).digest('hex');
  const file = path.join(CACHE, `${hash}-${quality}.br`);
  const isKept = content.length >= SMALLEST_KEPT_BYTES;
  const kept = isKept ? await readKept(file, content) : null;
  if (kept !== null) return kept;
  const params = {
    [zlib.constants.BROTLI_PARAM_QUALITY]: quality,
    [zlib.constants.BROTLI_PARAM_LGWIN]: zlib.constants.BROTLI_MAX_WINDOW_BITS,
    [zlib.constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  const bytes = await compress(content, { params });
  if (isKept) await keep(file, bytes);
  return bytes;
}
